on_play {
  effect = function(fx)
    local seen = fx:look(5)
    local taken = fx:choose(card { zone = "deck", among = seen, type = "character" }, { up_to = 1, hidden = true })
    local gon = #taken > 0 and taken[1]:is(card { zone = "deck", name = "Gon Freecss" })
    fx:put(fx:reveal(taken), "hand")
    fx:put(seen, "bottom", { ordered = true })
    if gon then fx:draw(1) end
  end,
}
