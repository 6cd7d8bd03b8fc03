-- OGS-021 Lux, Lady of Luminosity
triggered {
  on     = you.plays(playing { type = "spell", energy = { min = 5 } }),
  effect = function(fx) fx:draw(1) end,
}
