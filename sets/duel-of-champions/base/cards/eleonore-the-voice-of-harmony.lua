triggered {
  on     = you.begins { phase = "supply" },
  effect = function(fx) fx:heal(fx:all(unit { friendly = true })) end,
}
