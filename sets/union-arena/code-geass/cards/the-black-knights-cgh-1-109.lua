on_play {
  effect = function(fx)
    local seen = fx:look(3)
    local taken = fx:choose(card { zone = "deck", among = seen, tag = "Black Knights" }, { up_to = 2, hidden = true })
    fx:put(fx:reveal(taken), "hand")
    fx:put(seen, "bottom", { ordered = true })
  end,
}
