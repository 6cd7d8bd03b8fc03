-- OGN-023 Unlicensed Armory
-- Whoever declines has had the next death: the template has one use either way.
local rescue = define.replacement {
  name   = "rescue",
  on     = args.it.dies,
  effect = function(fx)
    if fx:may { cost = { power = { fury = 1 } } } then
      fx:heal(fx.args.it)
      fx:exhaust(fx.args.it)
      fx:recall(fx.args.it)
    else
      fx:proceed()
    end
  end,
}

activated {
  cost   = { discard = 1, exhaust = self },
  target = { it = unit { friendly = true } },
  effect = function(fx) fx:install(rescue, { it = fx.it }, { uses = 1, lasts = "turn" }) end,
}
