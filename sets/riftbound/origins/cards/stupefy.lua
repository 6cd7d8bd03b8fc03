-- OGN-095 Stupefy
on_play {
  target = { it = unit {} },
  effect = function(fx)
    fx:give(fx.it, { might = -1, min = 1, lasts = "turn" })
    fx:draw(1)
  end,
}
