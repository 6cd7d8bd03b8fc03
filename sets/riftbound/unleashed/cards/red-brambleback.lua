-- UNL-029 Red Brambleback
retrigger { of = ability { yours = true }, on = any_of(you.conquers, unit {}.conquers) { here = true } }

triggered { on = self.conquers, target = { it = unit { friendly = true } }, effect = function(fx) fx:buff(fx.it) end }
