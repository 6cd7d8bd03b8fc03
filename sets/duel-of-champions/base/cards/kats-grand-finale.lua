local fading = define.triggered { name = "fading", on = you.ends, effect = function(fx) fx:kill(fx.args.it) end }

on_play {
  effect = function(fx)
    local card = fx:choose(card { zone = "hand", owner = you, type = "unit" }, { hidden = true })
    for _, unit in ipairs(fx:play(card, { ignore = "cost" }).cards) do
      fx:give(unit, { keywords = "Quick Attack" })
      fx:install(fading, { it = unit }, { lasts = "turn" })
    end
  end,
}
