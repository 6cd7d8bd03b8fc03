on_play {
  modes = {
    pick = 1,
    mode {
      text = "Kill a unit of yours and an enemy unit",
      target = { mine = unit { friendly = true }, foe = unit { enemy = true } },
      effect = function(fx) fx:kill { fx.mine, fx.foe } end,
    },
    mode {
      text = "Kill a unit of yours and deploy a unit from your graveyard free",
      target = { mine = unit { friendly = true }, it = card { zone = "graveyard", owner = you, type = "unit" } },
      effect = function(fx)
        fx:kill(fx.mine)
        fx:play(fx.it, { ignore = "cost" })
      end,
    },
  },
}
