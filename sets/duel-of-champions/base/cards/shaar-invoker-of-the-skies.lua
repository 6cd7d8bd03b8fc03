activated {
  cost   = { discard = 1 },
  target = { them = up_to(2, unit { friendly = true }) },
  effect = function(fx) fx:give(fx.them, { attack = 1, lasts = "turn" }) end,
}
