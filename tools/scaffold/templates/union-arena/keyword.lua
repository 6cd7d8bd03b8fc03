-- The header names the keyword; the rest is written as in a card. Its number is args.n: 2 for "{{.Name}} 2".
-- A card of this set prints it with keywords = ["{{.Name}} 2"]; an effect gives it with { keywords = "{{.Name}}" }.
keyword { name = {{lua .Name}}, numbered = true, text = "Played: draw that many cards." }

triggered { on = self.played, effect = function(fx) fx:draw(fx.args.n) end }
