-- OGN-263 Swift Scout
permit { what = "hide", affects = card { zone = { "hand", "champion" }, owner = you }, cost = { energy = 1 } }

activated {
  cost   = { energy = 1, exhaust = self },
  target = { it = choice(any_of(unit { owner = you, tag = "Teemo" }, card { zone = "champion", owner = you, type = "unit", tag = "Teemo" })) },
  effect = function(fx) fx:bounce(fx.it) end,
}
