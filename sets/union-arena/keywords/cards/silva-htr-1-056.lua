activated {
  cost   = { discard = 2 },
  effect = function(fx) fx:give(fx.self, { keywords = "Snipe", lasts = "turn" }) end,
}
