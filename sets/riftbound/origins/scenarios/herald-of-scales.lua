card { name = "Test Wyrm", type = "unit", energy = 5, might = 2, domains = { "body" }, tags = { "Dragon" } }
card { name = "Test Newt", type = "unit", energy = 2, might = 2, domains = { "body" }, tags = { "Dragon" } }
card { name = "Test Ape", type = "unit", energy = 4, might = 2, domains = { "body" }, tags = { "Cat" } }

scenario "Herald of Scales makes Dragons cheaper, down to 1" {
  rules = { "356" },
  cases = {
    { name = "by two", card = "Test Wyrm", paid = 3 }, { name = "by one", card = "Test Newt", paid = 1 },
    { name = "no Dragon", card = "Test Ape", paid = 4 },
  },
  board = function(case)
    return { A = { base = { "Herald of Scales" }, hand = { case.card }, runes = { body = 6 } } }
  end,
  play = function(s, case)
    s.A:play(case.card)
    s:count("Body Rune", case.paid, { exhausted = true })
    s:expect(case.card, { at = "base" })
  end,
}

scenario "Herald of Scales has nothing for the other player, and a second one goes further" {
  rules = { "356" },
  cases = { { name = "mine twice", who = "A", paid = 1 }, { name = "theirs", who = "B", paid = 5 } },
  board = function(case)
    return {
      A = { base = { { "Herald of Scales", as = "one" }, { "Herald of Scales", as = "two" } }, hand = { { "Test Wyrm", as = "mine" } }, runes = { body = 6 } },
      B = { hand = { { "Test Wyrm", as = "theirs" } }, runes = { body = 6 } },
      turn = case.who,
    }
  end,
  play = function(s, case)
    s[case.who]:play(case.who == "A" and "mine" or "theirs")
    s:count("Body Rune", case.paid, { exhausted = true })
  end,
}
