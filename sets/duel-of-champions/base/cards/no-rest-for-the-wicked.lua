on_play {
  target = { it = card { zone = "graveyard", owner = you, type = "unit" } },
  effect = function(fx) fx:put(fx.it, "hand") end,
}

-- Played from a hand of n cards it leaves n - 1.
forbid {
  what    = "play",
  affects = self,
  zone    = "hand",
  when    = function(q) return q.you.hand_size > q.opponent.hand_size end,
}
