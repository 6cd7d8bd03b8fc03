-- UNL-029 Red Brambleback
retrigger { of = ability { yours = true }, on = any_of(you.conquers, unit { friendly = true }.conquers) { here = true }, times = 1 }

triggered { on = self.conquers, target = { it = unit { friendly = true } }, effect = function(fx) fx:buff(fx.it) end }
