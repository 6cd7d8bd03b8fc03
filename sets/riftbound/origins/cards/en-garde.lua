-- OGN-046 En Garde
on_play {
  target = { it = unit { friendly = true } },
  effect = function(fx)
    fx:give(fx.it, { might = 1, lasts = "turn" })
    if fx:is(fx.it, unit { alone = true }) then fx:give(fx.it, { might = 1, lasts = "turn" }) end
  end,
}
