-- VEN-079 Dame the Despoiler
triggered {
  active = empowered,
  on     = any_of(self.attacks, self.defends),
  target = { model = unit { here = true } },
  effect = function(fx)
    fx:give(fx.self, { might = math.max(fx.model.might - fx.self.might, 0) + 1, lasts = "turn" })
  end,
}
