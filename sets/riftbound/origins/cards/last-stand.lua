-- OGN-069 Last Stand
-- What it adds is what it finds as it resolves: later changes are not doubled.
on_play {
  target = { it = unit { friendly = true } },
  effect = function(fx)
    fx:give(fx.it, { might = fx.it.might, lasts = "turn" })
    fx:give(fx.it, { keywords = "Temporary" })
  end,
}
