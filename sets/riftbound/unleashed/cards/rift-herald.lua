-- UNL-179 Rift Herald
triggered {
  on     = self.moves { to = "battlefield" },
  effect = function(fx)
    local top  = fx:look(3)
    local pick = fx:choose(top:where(card { type = "unit" }), { up_to = 1 })
    fx:reveal(pick)
    fx:bounce(pick)
    fx:recycle(top:without(pick))
  end,
}

triggered {                                       -- nobody can be made to use a card of their hand: declining is legal
  keyword = "Deathknell",
  effect  = function(fx)
    local it = fx:choose(card { zone = "hand", owner = you, type = "unit" }, { up_to = 1 })
    fx:play(it, { ignore = "energy", at = fx.you.base })
  end,
}
