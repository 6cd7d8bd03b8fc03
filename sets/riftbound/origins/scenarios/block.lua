scenario "Block gives Shield 3 and Tank for the turn" {
  rules = { "814.1", "815.1", "317.2" },
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { hand = { "Block" }, runes = { calm = 2 }, north = { { vanilla(3), as = "guard" }, { vanilla(1), as = "mate" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Block")
    s:options("guard", "mate", "raider")
    s.B:choose("guard")
    s:resolve()
    s:expect("guard", { might = 6, keywords = { "Shield 3", "Tank" } })
    s:showdown()
    s:expect("guard", { at = "north" })
    s:expect("mate", { at = "north" })
    s:expect("raider", { zone = "trash" })
    s:next_turn()
    s:expect("guard", { might = 3, keywords = {} })
  end,
}

scenario "Block gives an attacker no might" {
  rules = { "814.1" },
  board = {
    A = { hand = { "Block" }, runes = { calm = 2 }, base = { { vanilla(5), as = "raider" } } },
    B = { north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Block")
    s.A:choose("raider")
    s:resolve()
    s:expect("raider", { might = 5, keywords = { "Shield 3", "Tank" } })
  end,
}

scenario "Block from hiding costs nothing and reaches only units there" {
  rules = { "811", "811.2" },
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { facedown = { north = { "Block" } }, north = { { vanilla(3), as = "guard" } }, base = { { vanilla(1), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Block")
    s:options("guard", "raider")
    s.B:choose("guard")
    s:resolve()
    s:expect("guard", { might = 6 })
    s:expect("Block", { zone = "trash" })
  end,
}

scenario "Block may be hidden, and not played before the next turn" {
  rules = { "421", "811" },
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { hand = { "Block" }, runes = { calm = 1 }, rune_deck = {}, north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:hide("Block", "north")
    s:expect("Block", { zone = "facedown" })
    s:expect(s.B, { rune_count = 0 })
    s.B:refused("play", "Block")
    s:next_turn()
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Block")
    s.B:choose("guard")
    s:resolve()
    s:expect("guard", { might = 6 })
  end,
}
