-- SFD-111 Here to Help
on_play {
  effect = function(fx)
    local it = fx:choose(card { zone = "hand", owner = you, type = "unit" }, { up_to = 1 })
    fx:play(it, { less = { energy = 3 }, at = fx:all(place { battlefield = true, controlled = true }) })
  end,
}
