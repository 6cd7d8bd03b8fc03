-- VEN-072 Guttural Roar
on_play {
  target = { it = unit {} },
  effect = function(fx)
    fx:give(fx.it, { might = fx:is(fx.it, unit { empowered = true }) and 4 or 2, lasts = "turn" })
  end,
}
