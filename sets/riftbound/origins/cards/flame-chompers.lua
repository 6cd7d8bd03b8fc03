-- OGN-006 Flame Chompers
triggered {
  on       = self.discarded,
  optional = true,
  cost     = { power = { fury = 1 } },
  effect   = function(fx) fx:play(fx.self, { ignore = "cost" }) end,
}
