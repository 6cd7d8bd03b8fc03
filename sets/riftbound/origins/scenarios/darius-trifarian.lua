scenario "Darius, Trifarian is roused by the second card of a turn" {
  rules = { "383.2", "419", "415.1" },
  board = {
    A = { hand = { { vanilla_spell(0), as = "one" }, { vanilla_spell(0), as = "two" }, { vanilla_spell(0), as = "three" } }, base = { { "Darius, Trifarian", as = "darius", exhausted = true } } },
  },
  play = function(s)
    s.A:play("one")
    s:resolve()
    s:expect("darius", { might = 5, exhausted = true })
    s.A:play("two")
    s:resolve()
    s:expect("darius", { might = 7, exhausted = false })
    s.A:play("three")
    s:resolve()
    s:expect("darius", { might = 7 })
    s:next_turn()
    s:expect("darius", { might = 5 })
  end,
}

scenario "Darius, Trifarian may be the second card itself" {
  rules = { "383.2", "415.1" },
  board = { A = { hand = { { vanilla_spell(0), as = "one" }, "Darius, Trifarian" }, runes = { fury = 5 } } },
  play = function(s)
    s.A:play("one")
    s:resolve()
    s.A:play("Darius, Trifarian")
    s:chain { "Darius, Trifarian" }
    s:resolve()
    s:expect("Darius, Trifarian", { might = 7, exhausted = false })
  end,
}

scenario "Darius, Trifarian does not count tokens, an opponent's cards, or a new turn's first" {
  rules = { "185.1", "383.2" },
  board = {
    A = { hand = { "Faithful Manufactor", { vanilla_spell(0), as = "one" } }, runes = { order = 3 }, base = { { "Darius, Trifarian", as = "darius" } } },
    B = { hand = { { vanilla_spell(0), as = "theirs" } } },
  },
  play = function(s)
    s.A:play("Faithful Manufactor")
    s:resolve()
    s:count("Recruit", 1)
    s:expect("darius", { might = 5 })
    s:next_turn()
    s.B:play("theirs")
    s:resolve()
    s:next_turn()
    s.A:play("one")
    s:resolve()
    s:expect("darius", { might = 5 })
  end,
}
