-- OGS-008 Gentlemen's Duel
on_play {
  target = { mine = unit { friendly = true }, foe = unit { enemy = true } },
  effect = function(fx)
    fx:give(fx.mine, { might = 3, lasts = "turn" })
    fx:fight(fx.mine, fx.foe)
  end,
}
