-- SFD-212 Minefield
triggered { on = you.conquers { here = true }, effect = function(fx) fx:burn(2) end }
