-- SFD-205 Grand Duelist
triggered {
  on       = unit { yours = true }.becomes_mighty,
  optional = true,
  cost     = { exhaust = self },
  effect   = function(fx) fx:channel(1, { exhausted = true }) end,
}
