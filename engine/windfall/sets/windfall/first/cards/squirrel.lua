triggered {
  on = self.attacks,
  optional = true,
  target = { friend = critter { friendly = true, other = true } },
  effect = function(fx) fx:give(fx.friend, { shell = 1, lasts = "turn" }) end,
}
