-- The header names the keyword; the rest is written as in a card. Its number is args.n: 2 for "{{.Name}} 2".
-- A card of this set prints it with keywords = ["{{.Name}} 2"]; an effect gives it with { keywords = "{{.Name}}" }.
keyword { name = {{lua .Name}}, numbered = true, text = "Attacks: that much damage to an enemy unit here." }

triggered {
  on     = self.attacks,
  target = { foe = unit { enemy = true, here = true } },
  effect = function(fx) fx:deal(fx.args.n, fx.foe) end,
}
