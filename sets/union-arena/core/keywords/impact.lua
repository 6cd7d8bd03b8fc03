keyword { name = "Impact", text = "When it attacks and wins the battle, that much damage to your opponent." }

triggered {
  on     = self.wins_battle { attacking = true },
  when   = function(q) return q.self.impact > 0 end,
  effect = function(fx) fx:deal(fx.self.impact, fx.opponents) end,
}
