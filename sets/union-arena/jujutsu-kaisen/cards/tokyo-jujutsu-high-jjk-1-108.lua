static { affects = self, give = { enters = "ready" } }

activated {
  cost   = { exhaust = self },
  limit  = "turn",
  when   = times(you.plays { type = "event" }):at_least(1),
  effect = function(fx) fx:give(fx:all(character { yours = true }), { bp = 1000, lasts = "turn" }) end,
}
