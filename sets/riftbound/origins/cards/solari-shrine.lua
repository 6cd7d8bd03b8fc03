-- OGN-072 Solari Shrine
triggered {
  on       = unit { enemy = true, stunned = true }.dies { by = you },
  optional = true,
  cost     = { exhaust = self },
  effect   = function(fx) fx:draw(1) end,
}
