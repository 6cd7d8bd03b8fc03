-- OGN-041 Volibear, Furious
triggered {
  on     = self.attacks,
  target = { them = split(5, any_number(unit { enemy = true, here = true })) },
  effect = function(fx) fx:deal(5, fx.them) end,
}
