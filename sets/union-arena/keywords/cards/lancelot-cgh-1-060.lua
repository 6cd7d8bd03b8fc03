static { active = raided, affects = self, give = { keywords = "Impact 1" } }

triggered {
  active = raided,
  on     = self.played,
  target = { foe = up_to(1, character { enemy = true, at = "front", bp = { max = 5000 } }) },
  effect = function(fx) fx:sideline(fx.foe) end,
}
