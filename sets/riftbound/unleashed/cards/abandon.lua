-- UNL-131 Abandon
local back = define.replacement {                 -- of what is countered, not of what resolves in spite of this
  name   = "back",
  on     = args.card.goes_to { zone = "trash", cause = self },
  change = { zone = "hand" },
}

on_play {
  target = { it = link { type = "spell" } },
  effect = function(fx)
    fx:install(back, { card = fx.it.card }, { lasts = "turn" })
    fx:counter(fx.it)
    fx:predict(1)
  end,
}
