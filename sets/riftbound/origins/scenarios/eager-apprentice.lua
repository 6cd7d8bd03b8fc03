scenario "Eager Apprentice at a battlefield takes one off a spell" {
  rules = { "356.4", "364.3" },
  board = {
    A = { hand = { "Falling Comet" }, runes = { mind = 5 }, north = { "Eager Apprentice" } },
    B = { south = { { vanilla(7), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Falling Comet")
    s.A:choose("foe")
    s:count("Mind Rune", 4, { exhausted = true })
    s:resolve()
    s:expect("foe", { damage = 6 })
  end,
}

scenario "Eager Apprentice never makes a spell cheaper than one" {
  rules = { "356.4", "357.1" },
  cases = { { name = "three for two", cost = 3, paid = 2 }, { name = "two for one", cost = 2, paid = 1 }, { name = "one for one", cost = 1, paid = 1 } },
  board = function(case)
    return {
      A = { hand = { { vanilla_spell(case.cost), as = "spell" } }, runes = { mind = 3 }, north = { "Eager Apprentice" } },
      battlefields = { north = { controller = "A" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("spell")
    s:count("Mind Rune", case.paid, { exhausted = true })
    s:resolve()
    s:expect("spell", { zone = "trash" })
  end,
}

scenario "Eager Apprentice helps twice when there are two" {
  rules = { "356.4" },
  board = {
    A = { hand = { { vanilla_spell(5), as = "spell" } }, runes = { mind = 5 }, north = { "Eager Apprentice", { "Eager Apprentice", as = "second" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("spell")
    s:count("Mind Rune", 3, { exhausted = true })
    s:resolve()
  end,
}

scenario "Eager Apprentice helps only from a battlefield, only with spells, only its player" {
  rules = { "364.3", "357.1" },
  cases = {
    { name = "in the base", place = "base", card = "Falling Comet", turn = "A" },
    { name = "a unit", place = "north", card = "Playful Phantom", turn = "A" },
    { name = "an opponent's spell", place = "north", card = "Falling Comet", turn = "B" },
  },
  board = function(case)
    local seat = { hand = { case.card }, runes = { mind = 4 } }
    local other = { runes = { mind = 4 } }
    local A, B = seat, other
    if case.turn == "B" then A, B = other, seat end
    A[case.place] = { "Eager Apprentice" }
    B.south = { vanilla(3) }
    return { A = A, B = B, battlefields = { north = { controller = case.place == "north" and "A" or nil }, south = { controller = "B" } }, turn = case.turn }
  end,
  play = function(s, case) s[case.turn]:refused("play", case.card, { rule = "357.1" }) end,
}
