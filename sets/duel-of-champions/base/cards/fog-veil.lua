forbid { what = "attack", affects = unit { enemy = true, position = { "shooter", "flyer" } } }
