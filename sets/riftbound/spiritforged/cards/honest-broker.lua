-- SFD-155 Honest Broker
triggered { keyword = "Deathknell", effect = function(fx) fx:play_token("Gold", { ready = false }) end }
