-- OGN-235 Karma, Channeler
triggered {
  on     = card { owner = you }.recycled { by = you, together = true },
  target = { it = unit { friendly = true } },
  effect = function(fx) fx:buff(fx.it) end,
}
