-- OGN-183 Stacked Deck
on_play {
  effect = function(fx)
    local top = fx:look(3)
    fx:bounce(fx:choose(top))
    fx:recycle(top)
  end,
}
