triggered {
  on     = player {}.plays { type = "fortune" },
  effect = function(fx)
    if not fx:pay({ resource = 1 }, { by = fx.event.player }) then fx:deal(1, fx.event.player.hero) end
  end,
}
