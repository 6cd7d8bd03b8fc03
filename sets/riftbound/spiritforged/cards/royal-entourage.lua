-- SFD-039 Royal Entourage
triggered {
  on    = self.played,
  modes = {
    pick = 1,
    mode { name = "ready", text = "Ready a legend", target = { it = legend {} }, effect = function(fx) fx:ready(fx.it) end },
    mode { name = "exhaust", text = "Exhaust a legend", target = { it = legend {} }, effect = function(fx) fx:exhaust(fx.it) end },
  },
}
