card { name = "Test Lamp", type = "gear", energy = 1, domains = { "mind" }, script = [[ activated { cost = { exhaust = self }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Sage", type = "unit", energy = 1, might = 1, domains = { "mind" }, script = [[ activated { cost = { exhaust = self }, effect = function(fx) fx:draw(1) end } ]] }

scenario "Prize of Progress grows with each ability of a gear that you use" {
  rules = { "381", "477" },
  board = { A = { base = { "Prize of Progress", { "Test Lamp", as = "one" }, { "Test Lamp", as = "two" }, "Gold" } } },
  play = function(s)
    s.A:activate("one")
    s:resolve()
    s:expect("Prize of Progress", { might = 4 })
    s.A:activate("two")
    s:resolve()
    s:expect("Prize of Progress", { might = 5 })
    s:next_turn()
    s:expect("Prize of Progress", { might = 3 })
  end,
}

scenario "Prize of Progress has nothing of units' abilities, nor of theirs" {
  rules = { "381" },
  cases = { { name = "a unit", who = "A", card = "Test Sage" }, { name = "theirs", who = "B", card = "Test Lamp" } },
  board = function(case)
    return { A = { base = { "Prize of Progress", "Test Sage" } }, B = { base = { "Test Lamp" } }, turn = case.who }
  end,
  play = function(s, case)
    s[case.who]:activate(case.card)
    s:resolve()
    s:expect(s[case.who], { hand_size = 1 })
    s:expect("Prize of Progress", { might = 3 })
  end,
}

card { name = "Test Snack", type = "gear", energy = 1, domains = { "calm" }, script = [[ activated { cost = { kill = self }, effect = function(fx) fx:draw(1) end } ]] }

scenario "Prize of Progress grows with the ability of a gear that pays with itself" {
  rules = { "381", "477" },
  cases = { { name = "that waits on the chain", card = "Test Snack" }, { name = "that adds", card = "Gold" } },
  board = function(case) return { A = { base = { "Prize of Progress", case.card } } } end,
  play = function(s, case)
    s.A:activate(case.card)
    s:resolve()
    s:expect("Prize of Progress", { might = 4 })
  end,
}
