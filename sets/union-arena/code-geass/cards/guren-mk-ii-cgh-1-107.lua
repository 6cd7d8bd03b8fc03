triggered {
  active = raided,
  on     = self.played,
  target = { foe = up_to(1, character { enemy = true, at = "front", bp = { max = 3000 } }) },
  effect = function(fx)
    fx:sideline(fx.foe)
    fx:give(fx.self, { keywords = "Impact 1", lasts = "turn" })
  end,
}
