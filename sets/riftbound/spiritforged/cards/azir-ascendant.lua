-- SFD-050 Azir, Ascendant
activated {
  cost   = { power = { calm = 1 } },
  speed  = "action",
  limit  = "turn",
  target = { it = unit { yours = true } },
  effect = function(fx)
    fx:swap(fx.self, fx.it, "place")
    fx:attach(fx:choose(gear { attached = fx.it, tag = "Equipment" }, { up_to = 1 }), fx.self)
  end,
}
