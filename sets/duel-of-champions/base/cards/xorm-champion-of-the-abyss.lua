activated {
  cost   = { resource = 2 },
  effect = function(fx) fx:give(fx:all(unit { friendly = true, position = "melee" }), { attack = 1, lasts = "turn" }) end,
}
