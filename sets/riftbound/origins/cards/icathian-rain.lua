-- OGN-248 Icathian Rain
-- Six slots and six batches: one unit may be chosen for several of them, and extra damage counts for each.
on_play {
  target = { first = unit {}, second = unit {}, third = unit {}, fourth = unit {}, fifth = unit {}, sixth = unit {} },
  effect = function(fx)
    fx:deal(2, fx.first)
    fx:deal(2, fx.second)
    fx:deal(2, fx.third)
    fx:deal(2, fx.fourth)
    fx:deal(2, fx.fifth)
    fx:deal(2, fx.sixth)
  end,
}
