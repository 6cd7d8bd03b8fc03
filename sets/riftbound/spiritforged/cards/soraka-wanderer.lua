-- SFD-173 Soraka, Wanderer
static { affects = self, give = { assign = "last" } }

replacement {
  on     = unit { yours = true, other = true, here = true, where = function(it, q) return it.might < q.self.might end }.dies,
  effect = function(fx)
    local it = fx.event.subject
    fx:heal(it)
    fx:exhaust(it)
    fx:recall(it)
  end,
}
