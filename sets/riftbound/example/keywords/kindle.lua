-- The header names the keyword; the rest is written as in a card. The number is args.n: 2 for "Kindle 2", 1 for "Kindle".
keyword { name = "Kindle", numbered = true, text = "Attacks: that much damage to an enemy unit here." }

triggered {
  on     = self.attacks,
  target = { foe = unit { enemy = true, here = true } },
  effect = function(fx) fx:deal(fx.args.n, fx.foe) end,
}
