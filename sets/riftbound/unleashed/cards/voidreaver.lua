-- UNL-201 Voidreaver
triggered { on = you.wins_combat, effect = function(fx) fx:gain_xp(1) end }

activated {
  name   = "buff",
  cost   = { xp = 1, exhaust = self },
  target = { it = unit {} },
  effect = function(fx) fx:buff(fx.it) end,
}

activated {
  name   = "home",
  cost   = { xp = 2, exhaust = self },
  target = { it = unit { friendly = true, exhausted = true, at = "battlefield" } },
  effect = function(fx) fx:move(fx.it, fx.it.controller.base) end,
}
