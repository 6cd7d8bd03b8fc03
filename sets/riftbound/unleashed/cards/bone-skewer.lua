-- UNL-139 Bone Skewer
local pin = define.step { name = "pin", effect = function(fx) fx:stun(fx.args.it) end }

on_play {
  target = { to = place { battlefield = true }, foe = player { opponent = true } },
  effect = function(fx)
    fx:reveal(fx:all(card { zone = "hand", owner = fx.foe }), fx.foe, { by = fx.foe })
    local prey = fx:choose(card { zone = "hand", owner = fx.foe, type = "unit" }, { up_to = 1 })
    local it   = fx:play(prey, { by = fx.foe, at = fx.to, ignore = "everything" })
    if it.done then fx:then_do(pin, { it = it }) end
  end,
}
