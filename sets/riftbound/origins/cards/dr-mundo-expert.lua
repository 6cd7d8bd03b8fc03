-- OGN-109 Dr. Mundo, Expert
static { affects = self, give = { might = count(card { zone = "trash", owner = you }) } }

triggered {
  on     = you.begins { phase = "beginning" },
  effect = function(fx) fx:recycle(fx:choose(card { zone = "trash", owner = you }, { count = 3 })) end,
}
