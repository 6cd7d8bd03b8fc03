-- UNL-195 Green Father
triggered {
  on       = any_of(you.conquers, you.holds),
  optional = true,
  cost     = { exhaust = self },
  effect   = function(fx) fx:create("Brush", { in_place_of = fx.event.place }) end,
}
