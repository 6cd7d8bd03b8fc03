-- The header names the keyword; the rest is written as in a card. Its number is args.n: 2 for "{{.Name}} 2".
-- A card of this set prints it with keywords = ["{{.Name}} 2"]; an effect gives it with { keywords = "{{.Name}}" }.
keyword { name = {{lua .Name}}, numbered = true, text = "Enters: that much damage to an enemy unit." }

triggered {
  on     = self.enters,
  effect = function(fx) fx:deal(fx.args.n, fx:choose(unit { enemy = true })) end,
}
