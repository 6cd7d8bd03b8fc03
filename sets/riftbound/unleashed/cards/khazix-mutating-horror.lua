-- UNL-143 Kha'Zix, Mutating Horror
triggered {
  on     = any_of(self.attacks, self.defends),
  when   = some(unit { enemy = true, here = true, alone = true }),
  effect = function(fx)
    fx:give(fx.self, { might = 2, lasts = "turn" })
    fx:gain_xp(2)
  end,
}
