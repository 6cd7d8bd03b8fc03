-- SFD-217 Seat of Power
triggered {
  on     = you.conquers { here = true },
  effect = function(fx) fx:draw(fx:count(place { battlefield = true, controlled = true, other = true })) end,
}
