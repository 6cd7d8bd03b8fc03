-- OGN-005 Disintegrate
local ashes = define.triggered {
  name   = "ashes",
  on     = args.it.dies { cause = self },
  effect = function(fx) fx:draw(1) end,
}

on_play {
  target = { it = unit { at = "battlefield" } },
  effect = function(fx)
    fx:install(ashes, { it = fx.it }, { lasts = "turn" })
    fx:deal(3, fx.it)
  end,
}
