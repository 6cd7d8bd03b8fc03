on_play {
  effect = function(fx)
    fx:put(fx:all(card { zone = "graveyard", owner = you, type = "unit", since_your_turn = true }), "hand")
  end,
}
