-- VEN-158 Heisho, Shell of the World
permit { what = "choose", affects = object { here = true }, ignore = "cost" }
