triggered {
  on     = you.begins { phase = "supply" },
  effect = function(fx)
    fx:kill(fx:all(unit {}))
    fx:kill(fx.self)
  end,
}
