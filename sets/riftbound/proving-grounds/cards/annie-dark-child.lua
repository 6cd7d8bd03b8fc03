-- OGS-017 Annie, Dark Child
triggered {
  on     = you.ends { phase = "turn" },
  target = { them = up_to(2, rune { yours = true, exhausted = true }) },
  effect = function(fx) fx:ready(fx.them) end,
}
