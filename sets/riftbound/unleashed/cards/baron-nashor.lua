-- UNL-147 Baron Nashor
replacement {                                     -- "as": he still enters, though elsewhere if there is a new pit
  on     = self.enters,
  effect = function(fx)
    local pit = fx:create("Baron Pit", { once = true })
    fx:proceed(pit.done and { place = pit.place } or nil)
  end,
}

forbid { what = "choose", affects = self, by = opponents }

static { affects = unit { friendly = true, other = true }, give = { might = 2 } }
