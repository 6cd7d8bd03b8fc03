-- SFD-040 Thwonk!
on_play { target = { it = unit { attacking = true } }, effect = function(fx) fx:stun(fx.it) end }
