-- UNL-007 Smite
local burial = define.replacement {
  name   = "burial",
  on     = args.it.dies,
  effect = function(fx) fx:banish(fx.args.it) end,
}

on_play {
  target = { it = unit { at = "battlefield" } },
  effect = function(fx)
    fx:install(burial, { it = fx.it }, { lasts = "turn" })
    fx:deal(3, fx.it)
  end,
}
