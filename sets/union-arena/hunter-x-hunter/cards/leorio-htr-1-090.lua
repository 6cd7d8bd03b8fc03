triggered {
  on     = self.played,
  target = { it = character { yours = true, other = true, required_energy = { max = 1 } } },
  effect = function(fx)
    if not fx:bounce(fx.it).done then fx:bounce(fx.self) end
  end,
}
