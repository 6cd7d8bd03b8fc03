scenario "Sprite Call brings a ready Sprite" {
  rules = { "184", "187.1" },
  cases = { { name = "to the base", at = "base" }, { name = "to a battlefield", at = "north" } },
  board = {
    A = { hand = { "Sprite Call" }, runes = { mind = 3 }, north = { vanilla(1) } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s, case)
    s.A:play("Sprite Call")
    s.A:pass()
    s.B:pass()
    s:options("base", "north")
    s.A:choose(case.at)
    s:count("Sprite", 1, { at = case.at, exhausted = false })
    s:expect("Sprite", { might = 3 })
  end,
}

scenario "Sprite Call's Sprite is gone before it can hold" {
  rules = { "816.1" },
  board = { A = { hand = { "Sprite Call" }, runes = { mind = 3 } } },
  play = function(s)
    s.A:play("Sprite Call")
    s:resolve()
    s.A:move("Sprite", "north")
    s:showdown()
    s:next_turn()
    s:next_turn()
    s:expect_gone("Sprite")
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Sprite Call from hiding brings it to that place" {
  rules = { "811" },
  board = {
    A = { base = { { vanilla(2), as = "raider" } } },
    B = { facedown = { north = { "Sprite Call" } }, north = { { vanilla(1), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Sprite Call")
    s:resolve()
    s:expect("Sprite", { at = "north", defending = true })
    s.A:pass()
    s.B:pass()
    s.A:assign { Sprite = 2 }
    s:expect("raider", { zone = "trash" })
    s:expect("north", { controller = s.B })
  end,
}
