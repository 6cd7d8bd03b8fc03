activated {
  target = { mine = unit { friendly = true }, it = unit { except = chosen.mine } },
  effect = function(fx) fx:deal(fx.mine.enrage, fx.it) end,
}
