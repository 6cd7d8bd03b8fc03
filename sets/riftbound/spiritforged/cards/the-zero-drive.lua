-- SFD-090 The Zero Drive
activated {
  cost   = { energy = 3, power = { mind = 1 }, banish = self },
  when   = is(self, gear { attached = false }),
  effect = function(fx) fx:play(fx:recall_note("banished"), { ignore = "cost" }) end,
}

equipped.triggered {
  keyword = "Deathknell",
  effect  = function(fx)
    fx:remember("banished", fx:list():add(fx:recall_note("banished"), fx:banish(fx.self).cards))
  end,
}
