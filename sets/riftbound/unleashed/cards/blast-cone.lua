-- UNL-133 Blast Cone
triggered {
  on       = self.played,
  optional = true,
  target   = { foe = unit { enemy = true }, to = destination { of = chosen.foe } },
  effect   = function(fx) fx:move(fx.foe, fx.to) end,
}

triggered {
  on       = unit { enemy = true }.moves { by = you },
  optional = true,
  cost     = { exhaust = self },
  effect   = function(fx) fx:stun(fx.event.subject) end,
}
