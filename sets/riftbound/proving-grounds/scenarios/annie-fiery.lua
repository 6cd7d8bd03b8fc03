scenario "Annie, Fiery adds one to what her player's spells deal" {
  rules = { "712", "715.1", "417.5" },
  board = {
    A = { hand = { "Incinerate" }, runes = { fury = 2 }, base = { "Annie, Fiery" } },
    B = { north = { { vanilla(4), as = "foe" }, { vanilla(5), as = "other" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Incinerate")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 3, at = "north" })
    s:expect("other", { damage = 0 })
  end,
}

scenario "Annie, Fiery adds one for each unit that is hit, and to abilities too" {
  rules = { "715.2", "713" },
  board = {
    A = { hand = { "Singularity" }, runes = { mind = 6 }, base = { "Annie, Fiery", "Crackshot Corsair" } },
    B = { north = { { vanilla(9), as = "foe" } }, base = { { vanilla(8), as = "far" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Singularity")
    s.A:choose("foe", "far")
    s:resolve()
    s:expect("foe", { damage = 7 })
    s:expect("far", { damage = 7 })
    s.A:move("Crackshot Corsair", "north")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { zone = "trash" })
  end,
}

scenario "Annie, Fiery adds nothing for an opponent, and nothing in combat" {
  rules = { "713", "417.7" },
  board = {
    A = { base = { "Annie, Fiery" }, north = { { vanilla(3), as = "guard" } } },
    B = { hand = { "Incinerate" }, runes = { fury = 2 }, base = { { vanilla(4), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:play("Incinerate")
    s.B:choose("guard")
    s:resolve()
    s:expect("guard", { damage = 2 })
    s.B:move("raider", "north")
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect("raider", { at = "north", damage = 0 })
  end,
}
