on_play {
  effect = function(fx)
    if fx.you.hand_size == 0 then fx:discard(fx.opponent.hand) end
  end,
}
