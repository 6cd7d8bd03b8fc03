-- SFD-180 Fiora, Worthy
triggered {
  on       = unit { yours = true }.becomes_mighty,
  optional = true,
  cost     = { power = { order = 1 } },
  effect   = function(fx) fx:ready(fx.event.subject) end,
}
