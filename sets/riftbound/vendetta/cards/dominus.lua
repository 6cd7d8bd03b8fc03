-- VEN-142 Dominus
local rage = define.activated {
  name   = "rage",
  cost   = { power = { any = 2 } },
  effect = function(fx) fx:ready(fx.self) end,
}

on_play {
  target = { it = unit {} },
  effect = function(fx) fx:give(fx.it, { might = fx.it.might, abilities = rage, lasts = "turn" }) end,
}
