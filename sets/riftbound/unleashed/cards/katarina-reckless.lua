-- UNL-023 Katarina, Reckless
triggered { on = you.hides, effect = function(fx) fx:ready(fx.self) end }

triggered {
  on     = you.plays { from = "facedown" },
  target = { it = unit { enemy = true } },
  effect = function(fx) fx:deal(2, fx.it) end,
}
