-- UNL-T01 Baron Pit
permit { what = "move", affects = unit {}, to = here }
