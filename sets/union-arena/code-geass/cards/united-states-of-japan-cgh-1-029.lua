on_play {
  target = { them = up_to(2, ap_card { yours = true, exhausted = true }) },
  effect = function(fx) fx:ready(fx.them) end,
}
