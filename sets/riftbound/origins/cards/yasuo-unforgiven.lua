-- OGN-259 Yasuo, Unforgiven
activated {
  cost   = { energy = 2, exhaust = self },
  target = {
    it = unit { friendly = true },
    to = destination { of = chosen.it, where = function(to, q) return to.kind ~= q.it.place.kind end },
  },
  effect = function(fx) fx:move(fx.it, fx.to) end,
}
