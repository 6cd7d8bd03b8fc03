-- VEN-127 Lacerate
on_play {
  target = { it = unit {} },
  effect = function(fx)
    if fx:is(fx.it, unit { empowered = true }) then fx:disempower(fx.it) end
    if fx.it.might <= 3 then fx:kill(fx.it) end
  end,
}
