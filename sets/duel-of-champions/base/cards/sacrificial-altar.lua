on_play {
  target = { mine = unit { friendly = true }, it = unit { except = chosen.mine } },
  effect = function(fx)
    fx:deal(fx.mine.left, fx.it)
    fx:kill(fx.mine)
  end,
}
