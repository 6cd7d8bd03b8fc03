-- The turn (DOC-6).

scenario "A turn begins with resources and a card" {
  rules = { "DOC-6.2", "DOC-6.4" },
  board = { A = { production = 3, resources = 1 } },
  play = function(s)
    s:next_turn()
    s:turn(s.B)
    s:expect(s.B, { hand_size = 1 })
    s:next_turn()
    s:expect(s.A, { resources = 4, hand_size = 1, base_production = 4 })
  end,
}

scenario "Production does not grow beyond what a format allows" {
  rules = { "DOC-6.2" },
  format = { production_max = 10 },
  board = { A = { production = 9 } },
  play = function(s)
    s:next_turn()
    s:next_turn()
    s:expect(s.A, { resources = 10 })
    s:next_turn()
    s:next_turn()
    s:expect(s.A, { resources = 10 })
  end,
}

scenario "Who cannot draw loses 1 health for each card" {
  rules = { "DOC-6.4" },
  board = { A = { library = { vanilla(1) }, hand = { "Stone" }, resources = 4 } },
  play = function(s)
    s.A:play("Stone")
    s:expect(s.A, { hand_size = 1, health = 18, library_size = 0 })
    s:next_turn()
    s:next_turn()
    s:expect(s.A, { hand_size = 1, health = 17 })
  end,
}
card { name = "Stone", type = "fortune", kind = { "immediate" }, cost = 4, script = [[on_play { effect = function(fx) fx:draw(3) end }]] }

scenario "The effects of the supply come in their order: poison, Regenerate, Heal, Income" {
  rules = { "DOC-6.3" },
  board = {
    A = { turns = 1, production = 1, f1 = { vanilla(9, { "Regenerate 2" }), as = "troll", poison = 1, damage = 1 }, f2 = { vanilla(9, { "Heal 3" }), as = "nurse", damage = 3 },
      f3 = { vanilla(9), as = "patient", damage = 5 }, b3 = { vanilla(1, { "Income 2" }), as = "clerk" } },
    turn = "A", phase = "supply",
  },
  play = function(s)
    s:expect("troll", { damage = 0 })   -- 1 and 1 of poison, regenerated 2
    s:expect("nurse", { damage = 3 })   -- it does not heal itself
    s:expect("patient", { damage = 2 })
    s:expect(s.A, { resources = 4 })
  end,
}

scenario "Poison kills before anything heals" {
  rules = { "DOC-6.3", "DOC-11" },
  board = { A = { f1 = { vanilla(3, { "Regenerate 2" }), as = "troll", poison = 1, damage = 2 } }, turn = "A", phase = "supply" },
  play = function(s) s:expect("troll", { zone = "graveyard" }) end,
}

scenario "Poison hurts at its controller's turn alone, again and again" {
  rules = { "DOC-11" },
  board = { B = { f1 = { vanilla(9), as = "sick", poison = 2 } } },
  play = function(s)
    s:next_turn()
    s:expect("sick", { damage = 2 })
    s:next_turn()
    s:expect("sick", { damage = 2 })
    s:next_turn()
    s:expect("sick", { damage = 4, poison = 2 })
  end,
}

scenario "Effects of each player's turn come in both" {
  rules = { "DOC-6.5" },
  board = { A = { f1 = "Candle" } },
  play = function(s)
    s:next_turn()
    s:expect(s.B, { health = 19 })
    s:next_turn()
    s:expect(s.B, { health = 18 })
  end,
}
card { name = "Candle", type = "unit", cost = 1, attack = 0, retaliation = 0, health = 9, script = [[
triggered { on = player {}.begins { phase = "supply" }, effect = function(fx) fx:deal(1, fx.opponent.hero) end }]] }

scenario "Effects of the end of the turn come before what lasts for the turn ends" {
  rules = { "DOC-6.11" },
  board = { A = { f1 = { "Scribe", as = "scribe" }, hand = { "Haste" }, resources = 1 } },
  play = function(s)
    s.A:play("Haste")
    s:expect("scribe", { attack = 3 })
    s.A:end_turn()
    s:expect(s.B, { health = 17 })
    s:expect("scribe", { attack = 1 })
  end,
}
card { name = "Scribe", type = "unit", cost = 1, attack = 1, retaliation = 0, health = 9, script = [[
triggered { on = you.ends, effect = function(fx) fx:deal(fx.self.attack, fx.opponent.hero) end }]] }
card { name = "Haste", type = "fortune", kind = { "immediate" }, cost = 1, script = [[
on_play { effect = function(fx) fx:give(fx:all(unit { friendly = true }), { attack = 2, lasts = "turn" }) end }]] }

scenario "What lasts until your next turn ends as that begins" {
  rules = { "DOC-6.1" },
  board = { A = { f1 = { vanilla(2), as = "it" }, hand = { "Blessing" }, resources = 1 } },
  play = function(s)
    s.A:play("Blessing")
    s:next_turn()
    s:expect("it", { attack = 3 })
    s:next_turn()
    s:expect("it", { attack = 2 })
  end,
}
card { name = "Blessing", type = "fortune", kind = { "immediate" }, cost = 1, script = [[
on_play { effect = function(fx) fx:give(fx:all(unit { friendly = true }), { attack = 1, lasts = "next_turn" }) end }]] }

scenario "An extra turn comes after this one; its supply may bring no resources" {
  rules = { "DOC-12" },
  board = { A = { hand = { "Rewind" }, resources = 5, production = 4, f1 = { vanilla(2), as = "it" } } },
  play = function(s)
    s.A:play("Rewind")
    s:expect(s.A, { resources = 3 })
    s.A:attack("it")
    s:next_turn()
    s:turn(s.A)
    s:expect(s.A, { resources = 3, hand_size = 1, base_production = 4 })
    s.A:attack("it")
    s:expect(s.B, { health = 16 })
    s:next_turn()
    s:turn(s.B)
    s:next_turn()
    s:expect(s.A, { resources = 5 })
  end,
}
card { name = "Rewind", type = "spell", kind = { "instant" }, cost = 2, schools = { "prime" }, script = [[
on_play { effect = function(fx) fx:extra_turn(fx.you, { no_supply = true }) end }]] }

scenario "Nobody acts in the turn of the other player" {
  rules = { "DOC-6" },
  board = { B = { hand = { vanilla(1) }, resources = 5 } },
  play = function(s)
    s.B:refused("play", vanilla(1), { rule = "DOC-6" })
    s.B:refused("end_turn", { rule = "DOC-6" })
    s.A:refused("pass", { rule = "DOC-6.10" })
  end,
}

scenario "A format may limit the hand" {
  rules = { "DOC-6.13" },
  format = { hand_limit = 2 },
  board = { B = { hand = { vanilla(1), vanilla(2) } } },
  play = function(s)
    s:next_turn()
    s:expect(s.B, { hand_size = 2, graveyard_size = 1 })
  end,
}
