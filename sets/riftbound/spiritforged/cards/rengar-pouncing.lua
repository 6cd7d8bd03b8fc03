-- SFD-025 Rengar, Pouncing
permit { what = "play", affects = self, at = place { has = unit { yours = true, attacking = true } } }
