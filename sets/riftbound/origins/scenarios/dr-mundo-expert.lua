scenario "Dr. Mundo, Expert grows with the trash" {
  rules = { "477.3", "364" },
  board = {
    A = { base = { "Dr. Mundo, Expert" }, hand = { { vanilla_spell(0), as = "spell" } }, trash = { vanilla(1), "Meditation" } },
    B = { trash = { vanilla(1), vanilla(2), vanilla(3) } },
  },
  play = function(s)
    s:expect("Dr. Mundo, Expert", { might = 8, base_might = 6 })
    s.A:play("spell")
    s:expect("Dr. Mundo, Expert", { might = 8 })
    s:resolve()
    s:expect("Dr. Mundo, Expert", { might = 9 })
  end,
}

scenario "Dr. Mundo, Expert recycles three at the start of its player's turn" {
  rules = { "315.2", "416.1" },
  board = {
    A = { base = { "Dr. Mundo, Expert" }, trash = { { vanilla(1), as = "one" }, { vanilla(2), as = "two" }, { vanilla(3), as = "three" }, { vanilla(4), as = "four" } }, deck = { vanilla(7), vanilla(8) } },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:chain { "Dr. Mundo, Expert" }
    s:expect("Dr. Mundo, Expert", { might = 10 })
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "choose")
    s:options("one", "two", "three", "four")
    s.A:choose("one", "two", "four")
    s:expect("three", { zone = "trash" })
    s:expect("four", { zone = "deck" })
    s:expect(s.A, { trash_size = 1, deck_size = 4, hand_size = 1 })
    s:expect("Dr. Mundo, Expert", { might = 7 })
  end,
}

scenario "Dr. Mundo, Expert recycles what there is, and nothing in another's turn" {
  rules = { "416.1", "055" },
  cases = { { name = "own turn", turn = "B", left = 0 }, { name = "the opponent's", turn = "A", left = 2 } },
  board = function(case) return { A = { base = { "Dr. Mundo, Expert" }, trash = { vanilla(1), vanilla(2) } }, turn = case.turn } end,
  play = function(s, case)
    s:next_turn()
    s:expect(s.A, { trash_size = case.left })
    s:expect("Dr. Mundo, Expert", { might = 6 + case.left })
  end,
}

scenario "Dr. Mundo, Expert recycles cards of his own player's trash" {
  rules = { "416.1", "315.2" },
  board = {
    A = { base = { "Dr. Mundo, Expert" }, trash = { { vanilla(1), as = "a" }, { vanilla(2), as = "b" }, { vanilla(3), as = "c" }, { vanilla(4), as = "d" } } },
    B = { trash = { { vanilla(5), as = "theirs" } } },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:phase("beginning")
    s:chain { "Dr. Mundo, Expert" }
    s.A:pass()
    s.B:pass()
    s:options("a", "b", "c", "d")
    s.A:choose("a", "b", "c")
    s:expect(s.A, { trash_size = 1 })
    s:expect(s.B, { trash_size = 1 })
  end,
}
