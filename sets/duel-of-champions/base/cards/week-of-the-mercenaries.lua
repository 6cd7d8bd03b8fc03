local top = card { zone = "library", owner = you, top = true }
local recruits = card { zone = "library", owner = you, top = true, type = "unit" }

local led = define.static { name = "led", active = some(recruits), affects = unit { friendly = true }, give = { attack = 1 } }
local warned = define.static {
  name    = "warned",
  active  = none_of(some(recruits)),
  affects = unit { enemy = true },
  give    = { retaliation = 1 },
}
local shown = define.triggered { name = "shown", on = you.draws, effect = function(fx) fx:reveal(fx:all(top)) end }

activated {
  effect = function(fx)
    fx:reveal(fx:all(top))
    fx:install(led, {}, { lasts = "turn" })
    fx:install(warned, {}, { lasts = "turn" })
    fx:install(shown, {}, { lasts = "turn" })
  end,
}
