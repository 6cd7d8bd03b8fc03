-- OGN-161 Deadbloom Predator
permit { what = "play", affects = self, at = place { has = unit { enemy = true } } }
