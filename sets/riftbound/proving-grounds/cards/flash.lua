-- OGS-011 Flash
on_play {
  target = { them = up_to(2, unit { friendly = true }) },
  effect = function(fx) fx:move(fx.them, fx.you.base) end,
}
