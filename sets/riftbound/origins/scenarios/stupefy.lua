scenario "Stupefy takes one might for the turn and draws a card" {
  rules = { "477.3", "317.2", "413.1" },
  board = {
    A = { hand = { "Stupefy" }, runes = { mind = 1 }, base = { { vanilla(4), as = "mine" } } },
    B = { base = { { vanilla(3), as = "foe" }, { vanilla(2), as = "other" } } },
  },
  play = function(s)
    s.A:play("Stupefy")
    s:options("mine", "foe", "other")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { might = 2 })
    s:expect("other", { might = 2 })
    s:expect("mine", { might = 4 })
    s:expect(s.A, { hand_size = 1, deck_size = 19 })
    s:expect(s.B, { hand_size = 0, deck_size = 20 })
    s:next_turn()
    s:expect("foe", { might = 3 })
  end,
}

scenario "Stupefy leaves a might of one, and still draws" {
  rules = { "477.3", "413.1" },
  board = {
    A = { hand = { "Stupefy", "Stupefy" }, runes = { mind = 2 } },
    B = { base = { { vanilla(2), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Stupefy")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { might = 1 })
    s.A:play("Stupefy")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { might = 1, zone = "base" })
    s:expect(s.A, { hand_size = 2, deck_size = 18 })
  end,
}
