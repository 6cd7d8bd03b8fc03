-- SFD-194 Counter Strike
local parry = define.replacement { name = "parry", on = args.it.damaged, change = skip }

on_play {
  target = { it = unit {} },
  effect = function(fx)
    fx:install(parry, { it = fx.it }, { uses = 1, lasts = "turn" })
    fx:draw(1)
  end,
}
