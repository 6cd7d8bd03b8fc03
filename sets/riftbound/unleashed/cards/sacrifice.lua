-- UNL-173 Sacrifice
additional_cost { name = "victim", cost = { kill = unit { mighty = true } } }

on_play {
  effect = function(fx)
    fx:draw(2)
    fx:channel(1, { exhausted = true })
  end,
}
