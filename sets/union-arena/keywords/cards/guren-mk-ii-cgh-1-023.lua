triggered {
  active = raided,
  on     = self.played,
  when   = some(character { yours = true, name = "Lelouch Lamperouge" }),
  effect = function(fx) fx:give(fx.self, { must_be_blocked = true, keywords = "Impact 1", lasts = "turn" }) end,
}
