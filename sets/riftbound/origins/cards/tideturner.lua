-- OGN-199 Tideturner
triggered {
  on       = self.played,
  optional = true,
  target   = { it = unit { yours = true, at = place { other = true } } },
  effect   = function(fx) fx:swap(fx.self, fx.it, "place") end,
}
