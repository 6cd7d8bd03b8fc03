-- OGN-298 Zaun Warrens
triggered {
  on     = you.conquers { here = true },
  effect = function(fx)
    fx:discard(1)
    fx:draw(1)
  end,
}
