-- OGS-024 Decisive Strike
on_play { effect = function(fx) fx:give(fx:all(unit { friendly = true }), { might = 2, lasts = "turn" }) end }
