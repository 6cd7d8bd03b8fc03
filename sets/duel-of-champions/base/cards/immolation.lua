-- It lies on its player: its end when no unit is left would mean nothing on a unit.
on_play {
  effect = function(fx)
    if fx:count(unit {}) == 0 then fx:kill(fx.self) end
  end,
}

triggered {
  name   = "burn",
  on     = player {}.begins { phase = "supply" },
  effect = function(fx) fx:deal(1, fx:all(unit {})) end,
}

triggered {
  name   = "die down",
  on     = unit {}.leaves,
  when   = count(unit {}):exactly(0),
  effect = function(fx) fx:kill(fx.self) end,
}
