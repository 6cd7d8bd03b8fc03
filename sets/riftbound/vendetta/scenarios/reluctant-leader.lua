scenario "Reluctant Leader grows with each other unit" {
  rules = { "383" },
  board = { A = { base = { "Reluctant Leader" }, hand = { { vanilla(1), as = "one" }, { vanilla(1), as = "two" }, { vanilla_spell(0), as = "spell" } }, pool = { energy = 2 } } },
  play = function(s)
    s.A:play("one", { at = "base" })
    s:resolve()
    s:expect("Reluctant Leader", { might = 5 })
    s.A:play("spell")
    s:resolve()
    s:expect("Reluctant Leader", { might = 5 })
    s.A:play("two", { at = "base" })
    s:resolve()
    s:expect("Reluctant Leader", { might = 7 })
    s.A:end_turn()
    s:expect("Reluctant Leader", { might = 3 })
  end,
}

scenario "Reluctant Leader does not count itself" {
  board = { A = { hand = { "Reluctant Leader" }, pool = { energy = 4, order = 1 } } },
  play = function(s)
    s.A:play("Reluctant Leader", { at = "base" })
    s:resolve()
    s:expect("Reluctant Leader", { might = 3 })
  end,
}

scenario "Reluctant Leader does not count units of others" {
  board = { A = { hand = { { vanilla(1), as = "theirs" } }, pool = { energy = 1 } }, B = { base = { "Reluctant Leader" } } },
  play = function(s)
    s.A:play("theirs", { at = "base" })
    s:resolve()
    s:expect("Reluctant Leader", { might = 3 })
  end,
}

card { name = "Test Muster", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { effect = function(fx) fx:play_token("Recruit", { at = fx.you.base }) end } ]] }

scenario "Reluctant Leader grows with a token that is played" {
  rules = { "184" },
  board = { A = { base = { "Reluctant Leader" }, hand = { "Test Muster" } } },
  play = function(s)
    s.A:play("Test Muster")
    s:resolve()
    s:expect("Reluctant Leader", { might = 5 })
  end,
}
