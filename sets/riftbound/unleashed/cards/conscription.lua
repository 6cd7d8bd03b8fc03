-- UNL-140 Conscription
additional_cost { name = "levy", optional = true, cost = { xp = 5 } }

on_play {
  target = {
    it = unit {
      enemy = true, at = "battlefield",
      where = function(it, q) return q.paid.levy or it.might <= 3 end,
    },
  },
  effect = function(fx)
    fx:take_control(fx.it)
    fx:exhaust(fx.it)
    fx:recall(fx.it)
  end,
}
