keyword { name = "Impact", text = "When it attacks and wins the battle, that much damage to your opponent." }

triggered {
  on     = self.wins_battle { attacking = true },
  when   = is(self, character { impact = { min = 1 } }),
  effect = function(fx) fx:deal(fx.self.impact, fx.opponents) end,
}
