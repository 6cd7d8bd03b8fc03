activated {
  effect = function(fx)
    local raging = fx:all(unit { friendly = true, keyword = "Enrage" })
    fx:deal(1, raging)
    fx:give(raging, { attack = 1, lasts = "turn" })
  end,
}
