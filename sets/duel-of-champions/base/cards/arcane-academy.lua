on_play {
  effect = function(fx)
    local seen = fx:see(fx:all(card { zone = "library", owner = you }))
    fx:put(fx:choose(card { zone = "library", among = seen, type = "spell" }, { hidden = true }), "hand")
    fx:shuffle()
  end,
}
