-- SFD-149 Ezreal, Prodigy
triggered {
  on     = self.played,
  effect = function(fx)
    fx:discard(1)
    fx:draw(2)
  end,
}

cost_change { of = ability { kind = "additional_cost", yours = true }, less = one_of({ energy = 1 }, { power = { any = 1 } }) }
