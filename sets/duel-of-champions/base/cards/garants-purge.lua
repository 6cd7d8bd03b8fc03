on_play {
  effect = function(fx)
    local cards = fx:see(fx:all(card { zone = "library", owner = opponents }))
    local name = fx:choose(cards).name
    for _, card in ipairs(cards) do
      if card.name == name then fx:put(card, "graveyard") end
    end
    for _, card in ipairs(fx.opponent.hand) do
      if card.name == name then fx:discard(card) end
    end
    fx:shuffle(fx.opponent)
  end,
}
