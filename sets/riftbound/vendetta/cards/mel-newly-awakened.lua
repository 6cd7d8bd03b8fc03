-- VEN-069 Mel, Newly Awakened
triggered { on = self.played, effect = function(fx) fx:draw(1) end }

forbid { active = empowered, what = "counter", affects = link { yours = true } }

replacement {
  active = empowered,
  on     = unit {}.loses_might { cause = link { yours = true, chooses = it } },
  change = function(q) return { amount = q.event.amount + 1 } end,
}
