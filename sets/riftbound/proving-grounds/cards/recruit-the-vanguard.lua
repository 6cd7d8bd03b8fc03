-- OGS-015 Recruit the Vanguard
on_play { effect = function(fx) fx:play_token("Recruit", { count = 4 }) end }
