-- VEN-158 Heisho, Shell of the World
permit { what = "ignore", keyword = "Deflect", affects = object { here = true }, by = each_player }
