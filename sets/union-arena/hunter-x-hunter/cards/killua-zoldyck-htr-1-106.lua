triggered {
  on     = self.played,
  target = { foe = up_to(1, character { enemy = true, at = "front", bp = { max = most(character { yours = true, other = true }, "bp") } }) },
  effect = function(fx) fx:sideline(fx.foe) end,
}
