-- EXA-004 Puddle Witch: without `lasts` a gift stays as long as the unit is on the board.
triggered {
  on     = self.played,
  target = { foe = unit { enemy = true } },
  effect = function(fx) fx:give(fx.foe, { keywords = "Soaked" }) end,
}
