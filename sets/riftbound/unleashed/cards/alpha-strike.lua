-- UNL-192 Alpha Strike
local trophy = define.triggered {
  name   = "trophy",
  on     = unit {}.dies { cause = self },
  effect = function(fx) fx:gain_xp(1) end,
}

on_play {
  target = {
    mine = unit { friendly = true },
    foes = split(field(chosen.mine, "might"), unit { enemy = true, at = "battlefield" }),
  },
  effect = function(fx)
    fx:install(trophy, {}, { lasts = "turn" })
    fx:deal(fx.mine.might, fx.foes, { source = fx.mine })
  end,
}
