-- OGN-131 Dune Drake
triggered {
  on     = self.attacks,
  effect = function(fx)
    if fx:count(unit { enemy = true, here = true, exhausted = false }) > 0 then
      fx:give(fx.self, { might = 2, lasts = "turn" })
    end
  end,
}
