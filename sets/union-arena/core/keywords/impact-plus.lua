keyword { name = "Impact+", text = "Its Impact is so much larger; without Impact it has that much." }

-- With Impact it is part of what that deals.
triggered {
  on     = self.wins_battle { attacking = true },
  when   = function(q) return q.self.impact > 0 and not q.self:has "Impact" end,
  effect = function(fx) fx:deal(fx.self.impact, fx.opponents) end,
}
