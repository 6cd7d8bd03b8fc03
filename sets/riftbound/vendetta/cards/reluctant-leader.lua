-- VEN-121 Reluctant Leader
triggered { on = you.plays { type = "unit", other = true }, effect = function(fx) fx:give(fx.self, { might = 2, lasts = "turn" }) end }
