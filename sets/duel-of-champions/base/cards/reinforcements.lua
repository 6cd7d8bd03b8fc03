on_play {
  target = { it = unit { friendly = true } },
  effect = function(fx)
    for _, card in ipairs(fx:all(card { zone = "hand", owner = you, type = "unit" })) do
      if card.name == fx.it.name then
        fx:play(card, { ignore = "cost" })
        return
      end
    end
  end,
}
