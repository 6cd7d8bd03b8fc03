-- UNL-011 Fresh Beans
triggered {
  on       = you.plays(playing { type = "unit" }),
  when     = some(place { showdown = true }),
  optional = true,
  cost     = { exhaust = self },
  effect   = function(fx) fx:draw(1) end,
}
