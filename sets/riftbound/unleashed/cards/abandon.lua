-- UNL-131 Abandon
local back = define.replacement {
  name   = "back",
  on     = args.card.goes_to { zone = "trash" },
  change = { zone = "hand" },
}

on_play {
  target = { it = link { type = "spell" } },
  effect = function(fx)
    fx:install(back, { card = fx.it.card }, { uses = 1, lasts = "turn" })
    fx:counter(fx.it)
    fx:predict(1)
  end,
}
