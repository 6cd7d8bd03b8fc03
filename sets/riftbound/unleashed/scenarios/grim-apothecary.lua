scenario "Grim Apothecary returns a unit of its player from a battlefield" {
  rules = { "383.4", "124.1" },
  board = {
    A = { hand = { "Grim Apothecary" }, runes = { fury = 3 }, north = { { vanilla(2), as = "scout", damage = 1 } }, base = { { vanilla(4), as = "home" } } },
    B = { south = { { vanilla(2), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Grim Apothecary", { at = "north" })
    s.A:yes()
    s:options("scout", "Grim Apothecary")
    s.A:choose("scout")
    s:resolve()
    s:expect("scout", { zone = "hand", owner = s.A })
    s:expect("Grim Apothecary", { at = "north", exhausted = true })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Grim Apothecary may leave all where it is" {
  rules = { "383.3" },
  board = {
    A = { hand = { "Grim Apothecary" }, runes = { fury = 3 }, north = { { vanilla(2), as = "scout" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Grim Apothecary", { at = "base" })
    s.A:no()
    s:chain {}
    s:expect("scout", { at = "north" })
  end,
}

scenario "Grim Apothecary ambushes where its player has units, and nowhere else" {
  rules = { "822.1", "813.1" },
  board = {
    A = { hand = { "Grim Apothecary" }, runes = { fury = 3 }, north = { { vanilla(2), as = "scout" } } },
    B = { base = { { vanilla(4), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s.B:pass()
    s.A:play("Grim Apothecary")
    -- A base is no place for an ambush: there was nothing to choose.
    s:expect("Grim Apothecary", { at = "north", defending = true, exhausted = true })
    s.A:yes()
    s.A:choose("scout")
    s:resolve()
    s:expect("scout", { zone = "hand" })
    s:showdown()
    s:expect("Grim Apothecary", { zone = "trash" })
    s:expect("north", { controller = s.B })
  end,
}
