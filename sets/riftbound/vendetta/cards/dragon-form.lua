-- VEN-116 Dragon Form
on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { base_might = 5, lasts = "turn" }) end }
