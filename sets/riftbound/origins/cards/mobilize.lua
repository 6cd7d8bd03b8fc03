-- OGN-134 Mobilize
on_play {
  effect = function(fx)
    if not fx:channel(1, { exhausted = true }).done then fx:draw(1) end
  end,
}
