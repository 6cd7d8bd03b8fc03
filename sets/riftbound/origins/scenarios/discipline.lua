scenario "Discipline strengthens a unit for the turn and draws" {
  rules = { "477.3", "413.1", "317.2" },
  board = {
    A = { hand = { "Discipline" }, runes = { calm = 2 }, base = { { vanilla(3), as = "mine" } } },
    B = { north = { { vanilla(2), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Discipline")
    s:options("mine", "foe")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 5 })
    s:expect("foe", { might = 2 })
    s:expect(s.A, { hand_size = 1 })
    s:next_turn()
    s:expect("mine", { might = 3 })
  end,
}

scenario "Discipline saves a unit from a spell that it answers" {
  rules = { "813.1", "340.1" },
  board = {
    A = { hand = { "Hextech Ray" }, runes = { fury = 1 } },
    B = { hand = { "Discipline" }, runes = { calm = 2 }, north = { { vanilla(3), as = "it" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Hextech Ray")
    s.A:choose("it")
    s.A:pass()
    s.B:play("Discipline")
    s.B:choose("it")
    s:resolve()
    s:expect("it", { at = "north", might = 5, damage = 3 })
    s:next_turn()
    s:expect("it", { might = 3, damage = 0 })
  end,
}
