scenario "Ravenbloom Student grows by one for each spell of its player" {
  rules = { "419.4", "477.3", "317.2" },
  board = {
    A = { hand = { { vanilla_spell(1), as = "first" }, { vanilla_spell(1), as = "second" } }, runes = { mind = 2 }, base = { { "Ravenbloom Student", as = "pupil" }, { vanilla(3), as = "mate" } } },
    B = { base = { { "Ravenbloom Student", as = "rival" } } },
  },
  play = function(s)
    s.A:play("first")
    s:expect("pupil", { might = 2 })
    s:resolve()
    s:expect("pupil", { might = 3 })
    s.A:play("second")
    s:resolve()
    s:expect("pupil", { might = 4 })
    s:expect("mate", { might = 3 })
    s:expect("rival", { might = 2 })
    s:next_turn()
    s:expect("pupil", { might = 2 })
  end,
}

scenario "Ravenbloom Student gains nothing for a unit" {
  rules = { "383.2" },
  board = {
    A = { hand = { { vanilla(1), as = "late" } }, runes = { mind = 1 }, base = { "Ravenbloom Student" } },
  },
  play = function(s)
    s.A:play("late")
    s:chain {}
    s:expect("Ravenbloom Student", { might = 2 })
  end,
}

scenario "Ravenbloom Student gains nothing for an opponent's spell" {
  rules = { "411.4" },
  board = {
    A = { base = { "Ravenbloom Student" } },
    B = { hand = { { vanilla_spell(1), as = "theirs" } }, runes = { mind = 1 } },
    turn = "B",
  },
  play = function(s)
    s.B:play("theirs")
    s:resolve()
    s:expect("theirs", { zone = "trash" })
    s:expect("Ravenbloom Student", { might = 2 })
  end,
}
