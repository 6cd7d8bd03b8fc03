activated {
  effect = function(fx)
    local cards = fx:look(3)
    local kept = fx:choose(cards, { hidden = true })
    for _, card in ipairs(cards) do
      if card ~= kept then fx:put(card, "graveyard") end
    end
    fx:put(kept, "hand")
  end,
}
