-- OGN-141 Kinkou Monk
triggered {
  on     = self.played,
  target = { them = up_to(2, unit { friendly = true, other = true }) },
  effect = function(fx) fx:buff(fx.them) end,
}
