-- SFD-093 Dauntless Vanguard
permit { what = "play", affects = self, at = place { has = unit { enemy = true } } }
