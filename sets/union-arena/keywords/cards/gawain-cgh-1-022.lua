forbid { active = raided, what = "be_blocked", affects = self, when = is(it, character { bp = { max = 2000 } }) }

triggered {
  active = raided,
  on     = self.played,
  effect = function(fx) fx:give(fx:all(character { enemy = true, at = "front" }), { bp = -1000, lasts = "turn" }) end,
}
