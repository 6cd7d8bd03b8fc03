-- VEN-079 Dame the Despoiler
triggered {
  active = empowered,
  on     = any_of(self.attacks, self.defends),
  target = { model = unit { here = true } },
  effect = function(fx)
    local gap = fx.model.might - fx.self.might
    if gap > 0 then fx:give(fx.self, { might = gap, lasts = "turn" }) end
    fx:give(fx.self, { might = 1, lasts = "turn" })
  end,
}
