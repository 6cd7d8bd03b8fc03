-- UNL-T01 Baron Pit
permit { what = "move", by = each_player, affects = unit {}, to = here }
