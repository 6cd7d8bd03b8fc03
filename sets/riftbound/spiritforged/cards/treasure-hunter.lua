-- SFD-130 Treasure Hunter
triggered { on = self.moves, effect = function(fx) fx:play_token("Gold", { ready = false }) end }
