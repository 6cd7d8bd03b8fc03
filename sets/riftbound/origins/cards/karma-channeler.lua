-- OGN-235 Karma, Channeler
triggered {
  on     = you.recycles,
  target = { it = unit { friendly = true } },
  effect = function(fx) fx:buff(fx.it) end,
}
