-- OGN-251 Jinx, Loose Cannon
triggered {
  on     = you.begins { phase = "beginning" },
  effect = function(fx)
    if fx.you.hand_size <= 1 then fx:draw(1) end
  end,
}
