-- UNL-T03 Brush
static { affects = unit { here = true, tag = { "Bird", "Cat", "Dog", "Poro", "Ivern" } }, give = { might = 1 } }

triggered {
  on       = you.scores { here = true },
  optional = true,
  effect   = function(fx) fx:swap_back(fx.here) end,
}
