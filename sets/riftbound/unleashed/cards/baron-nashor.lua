-- UNL-147 Baron Nashor
replacement {                                     -- "as": he still enters, though elsewhere
  on     = self.enters,
  when   = count(place { name = "Baron Pit" }):exactly(0),
  effect = function(fx) fx:proceed { place = fx:create("Baron Pit").place } end,
}

forbid { what = "choose", affects = self, by = opponents }

static { affects = unit { friendly = true, other = true }, give = { might = 2 } }
