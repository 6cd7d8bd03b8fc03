-- OGN-105 Singularity
on_play { target = { them = up_to(2, unit {}) }, effect = function(fx) fx:deal(6, fx.them) end }
