-- OGN-047 Find Your Center
cost_change {
  of   = self,
  less = { energy = 2 },
  when = some(player { opponent = true, points_to_win = { max = 3 } }),
}

on_play {
  effect = function(fx)
    fx:draw(1)
    fx:channel(1, { exhausted = true })
  end,
}
