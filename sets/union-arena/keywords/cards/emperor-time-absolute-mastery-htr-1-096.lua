local insight = define.triggered {
  name   = "insight",
  on     = self.wins_battle { attacking = true },
  effect = function(fx) fx:draw(1) end,
}

on_play {
  target = { it = character { yours = true } },
  effect = function(fx)
    fx:give(fx.it, { bp = 3000, abilities = insight, lasts = "turn" })
    if fx.it:is(character { name = "Kurapika" }) then fx:give(fx.it, { keywords = "Snipe", lasts = "turn" }) end
  end,
}
