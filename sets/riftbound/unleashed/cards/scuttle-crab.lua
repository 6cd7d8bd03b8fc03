-- UNL-053 Scuttle Crab
local spy = define.triggered {
  name   = "spy",
  on     = args.who.hides,
  effect = function(fx) fx:look(fx.event.card) end,
}

triggered { on = self.played, effect = function(fx) fx:draw(1) end }

triggered {
  keyword = "Deathknell",
  effect  = function(fx)
    local who = fx:choose(player { opponent = true })
    fx:reveal(fx:all(card { zone = "hand", owner = who }))
    fx:look(fx:all(card { zone = "facedown", controller = who }))
    fx:install(spy, { who = who }, { lasts = "turn" })
    fx:gain_xp(1)
  end,
}
