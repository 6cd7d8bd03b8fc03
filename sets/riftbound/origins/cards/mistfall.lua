-- OGN-152 Mistfall
triggered {
  on       = unit { friendly = true }.buffed { by = you },
  optional = true,
  cost     = { power = { body = 1 }, exhaust = self },
  effect   = function(fx) fx:ready(fx.event.subject) end,
}
