on_play { target = { it = unit {} }, effect = function(fx) fx:enchant(fx.it) end }

triggered {
  on     = player {}.begins { phase = "supply" },
  effect = function(fx)
    local it = fx.self.on
    fx:deal(3, it)
    fx:enchant(fx:random(fx:all(unit { beside = it })))
  end,
}
