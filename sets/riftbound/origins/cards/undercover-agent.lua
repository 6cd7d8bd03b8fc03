-- OGN-178 Undercover Agent
triggered {
  keyword = "Deathknell",
  effect  = function(fx)
    fx:discard(2)
    fx:draw(2)
  end,
}
