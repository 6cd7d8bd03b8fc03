-- UNL-013 Lotus Trap
local double = define.replacement {
  name   = "double",
  on     = args.it.damaged,
  change = function(q) return { amount = q.event.amount * 2 } end,
}

on_play {
  target = { it = unit {} },
  effect = function(fx) fx:install(double, { it = fx.it }, { lasts = "turn" }) end,
}
