-- OGN-128 Challenge
on_play {
  target = { mine = unit { friendly = true }, foe = unit { enemy = true } },
  effect = function(fx) fx:fight(fx.mine, fx.foe) end,
}
