on_play { target = { it = unit {} }, effect = function(fx) fx:enchant(fx.it) end }

triggered {
  on     = player {}.begins { phase = "supply" },
  effect = function(fx)
    local it = fx.self.on
    fx:mark(it, "poison", 1)
    fx:enchant(fx:random(fx:all(unit { beside = it })))
  end,
}
