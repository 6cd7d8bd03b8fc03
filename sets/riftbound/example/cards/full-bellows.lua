-- EXA-002 Full Bellows: what a verb gives is a gift; `lasts` says how long it stays.
on_play {
  target = { it = unit { friendly = true } },
  effect = function(fx)
    fx:give(fx.it, { keywords = "Kindle 1", lasts = "turn" })
    fx:draw(1)
  end,
}
