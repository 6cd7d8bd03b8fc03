-- OGN-037 Immortal Phoenix
triggered {
  zone     = "trash",
  on       = you.kills { cause = link { type = "spell", yours = true }, type = "unit" },
  optional = true,
  cost     = { energy = 1, power = { fury = 1 } },
  effect   = function(fx) fx:play(fx.self, { ignore = "cost" }) end,
}
