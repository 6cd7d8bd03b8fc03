-- SFD-097 Punch First
on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 5, lasts = "turn" }) end }
