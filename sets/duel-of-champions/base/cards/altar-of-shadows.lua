forbid { name = "peace", what = "attack", affects = unit { enemy = true } }

forbid { name = "first", what = "play", affects = self, zone = "hand", when = none_of(first_card) }

forbid { name = "last", what = "play", affects = card { zone = "hand" }, by = you }
