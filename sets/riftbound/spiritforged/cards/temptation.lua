-- SFD-129 Temptation
on_play {
  target = {
    it = unit { enemy = true },
    to = destination { of = chosen.it, has = unit { controller = chosen.it, except = chosen.it } },
  },
  effect = function(fx) fx:move(fx.it, fx.to) end,
}
