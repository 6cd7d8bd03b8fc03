-- SFD-175 Undertitan
triggered {
  on     = self.played,
  effect = function(fx) fx:give(fx:all(unit { yours = true, other = true }), { might = 2, lasts = "turn" }) end,
}

replacement {                                     -- "as": the card is revealed all the same
  zone   = "deck",
  on     = self.revealed,
  effect = function(fx)
    fx:proceed()
    fx:add { energy = 2 }
  end,
}
