-- OGN-053 Stand United
local unity = define.static {
  name    = "unity",
  affects = unit { friendly = true },
  give    = { might = field(it, "buffs") },
}

on_play {
  target = { it = unit { friendly = true } },
  effect = function(fx)
    fx:buff(fx.it)
    fx:install(unity, {}, { lasts = "turn" })
  end,
}
