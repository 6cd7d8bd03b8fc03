-- SFD-202 Hostile Takeover
local giveback = define.triggered {
  name   = "giveback",
  on     = each_player.ends { phase = "turn" },
  effect = function(fx)
    fx:take_control(fx.args.it, { by = fx.args.from })
    fx:recall(fx.args.it)
  end,
}

on_play {
  target = { it = unit { enemy = true, at = "battlefield" } },
  effect = function(fx)
    local from = fx.it.controller
    fx:take_control(fx.it)
    fx:ready(fx.it)
    fx:install(giveback, { it = fx.it, from = from }, { lasts = "turn" })
  end,
}
