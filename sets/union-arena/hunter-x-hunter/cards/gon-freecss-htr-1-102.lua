static { active = raided, affects = self, give = { keywords = "Impact 1" } }

triggered {
  active = raided,
  on     = self.played,
  effect = function(fx) fx:give(fx:all(character { yours = true }), { bp = 1000, lasts = "turn" }) end,
}
