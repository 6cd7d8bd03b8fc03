local fading = define.triggered { name = "fading", on = you.ends, effect = function(fx) fx:banish(fx.args.it) end }

on_play {
  target = { it = card { zone = "graveyard", owner = you, type = "unit", unique = false } },
  effect = function(fx)
    for _, unit in ipairs(fx:play(fx.it, { ignore = "cost" }).cards) do
      fx:give(unit, { keywords = "Quick Attack" })
      fx:install(fading, { it = unit }, { lasts = "turn" })
    end
  end,
}
