-- OGN-288 Startipped Peak
triggered {
  on       = you.holds { here = true },
  optional = true,
  effect   = function(fx) fx:channel(1, { exhausted = true }) end,
}
