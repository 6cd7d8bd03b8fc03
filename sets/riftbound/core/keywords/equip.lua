keyword { name = "Equip", text = "Pay that to attach this to a unit that you control." }

activated {
  cost   = args.cost,
  target = { host = unit { yours = true } },
  effect = function(fx) fx:attach(fx.self, fx.host) end,
}
