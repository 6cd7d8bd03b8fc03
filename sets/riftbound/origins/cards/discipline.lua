-- OGN-058 Discipline
on_play {
  target = { it = unit {} },
  effect = function(fx)
    fx:give(fx.it, { might = 2, lasts = "turn" })
    fx:draw(1)
  end,
}
