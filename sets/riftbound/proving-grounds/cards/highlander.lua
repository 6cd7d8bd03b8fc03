-- OGS-020 Highlander
local escape = define.replacement {
  name   = "escape",
  on     = args.it.dies,
  effect = function(fx)
    fx:heal(fx.args.it)
    fx:exhaust(fx.args.it)
    fx:recall(fx.args.it)
  end,
}

on_play {
  target = { it = unit { friendly = true } },
  effect = function(fx) fx:install(escape, { it = fx.it }, { uses = 1, lasts = "turn" }) end,
}
