-- OGN-094 Sprite Call
on_play { effect = function(fx) fx:play_token("Sprite", { ready = true }) end }
