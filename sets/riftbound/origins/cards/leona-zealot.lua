-- OGN-079 Leona, Zealot
static {
  active  = some(player { opponent = true, points_to_win = { max = 3 } }),
  affects = self,
  give    = { enters = "ready" },
}

static { name = "dazzled", affects = unit { enemy = true, stunned = true, here = true }, give = { might = -8, min = 1 } }
