-- OGN-037 Immortal Phoenix
triggered {
  zone     = "trash",
  on       = unit {}.dies { by = you, cause = link { type = "spell", yours = true } },
  optional = true,
  cost     = { energy = 1, power = { fury = 1 } },
  effect   = function(fx) fx:play(fx.self, { ignore = "cost" }) end,
}
