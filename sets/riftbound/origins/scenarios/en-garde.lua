scenario "En Garde gives two to a unit that stands alone" {
  rules = { "477.3", "740.2", "317.2" },
  board = {
    A = { hand = { "En Garde" }, runes = { calm = 1 }, north = { { vanilla(2), as = "lone" } }, base = { { vanilla(4), as = "home" }, { vanilla(1), as = "page" } } },
    B = { base = { { vanilla(3), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("En Garde")
    s:options("lone", "home", "page")
    s.A:choose("lone")
    s:resolve()
    s:expect("lone", { might = 4 })
    s:expect("home", { might = 4 })
    s:expect("page", { might = 1 })
    s:expect("foe", { might = 3 })
    s:next_turn()
    s:expect("lone", { might = 2 })
  end,
}

scenario "En Garde gives one to a unit in company" {
  rules = { "477.3", "740.2" },
  board = {
    A = { hand = { "En Garde" }, runes = { calm = 1 }, north = { { vanilla(2), as = "left" }, { vanilla(3), as = "right" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("En Garde")
    s.A:choose("left")
    s:resolve()
    s:expect("left", { might = 3 })
    s:expect("right", { might = 3 })
  end,
}

scenario "En Garde counts only the own units as company" {
  rules = { "813.1", "740.2" },
  board = {
    A = { hand = { "En Garde" }, runes = { calm = 1 }, base = { { vanilla(2), as = "lone" } } },
    B = { north = { { vanilla(3), as = "one" }, { vanilla(3), as = "two" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("lone", "north")
    s.A:play("En Garde")
    s:options("lone")
    s.A:choose("lone")
    s:resolve()
    s:expect("lone", { might = 4, at = "north" })
    s:expect("one", { might = 3 })
  end,
}
