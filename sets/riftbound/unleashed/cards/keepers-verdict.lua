-- UNL-204 Keeper's Verdict
on_play {
  target = { it = unit { enemy = true, at = "battlefield" } },
  effect = function(fx)
    fx:put(fx.it, fx:option({ Top = "top", Bottom = "bottom" }, { by = fx.it.owner }))
  end,
}
