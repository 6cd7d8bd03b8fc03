static { affects = self, give = { enters = "ready" } }

activated {
  cost   = { exhaust = self },
  effect = function(fx) fx:give(fx:all(character { yours = true, tag = "Black Knights" }), { bp = 500, lasts = "turn" }) end,
}
