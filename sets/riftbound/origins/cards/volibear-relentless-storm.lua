-- OGN-249 Volibear, Relentless Storm
triggered {
  on       = unit { mighty = true }.played { by = you },
  optional = true,
  cost     = { exhaust = self },
  effect   = function(fx) fx:channel(1, { exhausted = true }) end,
}
