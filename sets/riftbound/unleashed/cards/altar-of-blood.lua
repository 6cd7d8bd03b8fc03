-- UNL-206 Altar of Blood
replacement {
  on     = unit { here = true, in_combat = true }.dies,
  effect = function(fx)
    local it = fx.event.subject
    if fx:may { by = it.controller, about = it, cost = { power = { any = 3 } } } then
      fx:heal(it)
      fx:exhaust(it)
      fx:recall(it)
    else
      fx:proceed()
    end
  end,
}
