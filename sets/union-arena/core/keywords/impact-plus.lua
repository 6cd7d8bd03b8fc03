keyword { name = "Impact+", text = "Its Impact is so much larger; without Impact it has that much." }

triggered {
  on     = self.wins_battle { attacking = true },
  when   = is(self, character { without_keyword = "Impact", impact = { min = 1 } }),
  effect = function(fx) fx:deal(fx.self.impact, fx.opponents) end,
}
