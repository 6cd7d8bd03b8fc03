-- OGN-177 Stealthy Pursuer
triggered {
  on       = unit { friendly = true, other = true }.moves { from = here },
  optional = true,
  effect   = function(fx) fx:move(fx.self, fx.event.to) end,
}
