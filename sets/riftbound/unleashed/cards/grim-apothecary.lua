-- UNL-021 Grim Apothecary
triggered {
  on       = self.played,
  optional = true,
  target   = { it = unit { friendly = true, at = "battlefield" } },
  effect   = function(fx) fx:bounce(fx.it) end,
}
