-- SFD-129 Temptation
on_play {
  target = {
    lured = unit { enemy = true },
    to    = destination {
      of  = chosen.lured,
      has = unit { where = function(u, q) return u.controller == q.lured.controller end },
    },
  },
  effect = function(fx) fx:move(fx.lured, fx.to) end,
}
