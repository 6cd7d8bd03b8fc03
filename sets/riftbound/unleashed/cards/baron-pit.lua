-- UNL-T01 Baron Pit
permit { what = "move", affects = unit {}, by = each_player, to = here }
