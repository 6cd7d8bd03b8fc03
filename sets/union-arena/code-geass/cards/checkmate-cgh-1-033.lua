on_play {
  target = { it = character { yours = true, at = "front" } },
  effect = function(fx)
    fx:give(fx.it, { bp = 2000, lasts = "turn" })
    if fx:count(character { yours = true, name = "Lelouch Lamperouge" }) > 0 then
      fx:give(fx.it, { keywords = "Impact+ 1", lasts = "turn" })
    end
  end,
}
