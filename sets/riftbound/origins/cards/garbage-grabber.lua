-- OGN-099 Garbage Grabber
activated {
  cost   = { recycle = { 3, card { zone = "trash", owner = you } }, energy = 1, exhaust = self },
  effect = function(fx) fx:draw(1) end,
}
