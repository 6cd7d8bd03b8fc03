-- What it plays is free, whatever it asks for.
on_play {
  effect = function(fx)
    local cheap = card { zone = "hand", owner = you, type = "spell", cost = { max = fx:count(unit { enemy = true }) } }
    fx:play(fx:choose(cheap, { up_to = 1, hidden = true }), { ignore = "cost" })
  end,
}
