-- SFD-028 Lucian, Gunslinger
triggered {
  on     = self.attacks,
  target = { it = unit { enemy = true, here = true } },
  effect = function(fx) fx:deal(fx.self:keyword_value("Assault"), fx.it) end,
}
