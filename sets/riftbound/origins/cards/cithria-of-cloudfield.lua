-- OGN-139 Cithria of Cloudfield
triggered { on = you.plays { type = "unit", other = true }, effect = function(fx) fx:buff(fx.self) end }
