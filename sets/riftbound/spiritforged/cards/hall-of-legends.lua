-- SFD-210 Hall of Legends
triggered {
  on       = you.conquers { here = true },
  optional = true,
  cost     = { energy = 1 },
  effect   = function(fx) fx:ready(fx:all(legend { yours = true })) end,
}
