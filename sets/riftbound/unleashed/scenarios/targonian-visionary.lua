scenario "Targonian Visionary is stronger from eleven experience on" {
  rules = { "824" },
  cases = { { name = "eleven", xp = 11, might = 10 }, { name = "ten", xp = 10, might = 6 } },
  board = function(case)
    return { A = { base = { "Targonian Visionary", { vanilla(2), as = "other" } }, xp = case.xp }, B = { xp = 20 } }
  end,
  play = function(s, case)
    s:expect("Targonian Visionary", { might = case.might })
    s:expect("other", { might = 2 })
  end,
}

scenario "Targonian Visionary falls back when experience is spent" {
  rules = { "824", "728" },
  board = { A = { base = { "Targonian Visionary", "Test Spender" }, xp = 11 } },
  play = function(s)
    s:expect("Targonian Visionary", { might = 10 })
    s.A:activate("Test Spender")
    s:resolve()
    s:expect("Targonian Visionary", { might = 6 })
    s:expect(s.A, { xp = 10, hand_size = 1 })
  end,
}

card { name = "Test Spender", type = "gear", energy = 0, domains = { "body" }, script = [[ activated { cost = { xp = 1 }, effect = function(fx) fx:draw(1) end } ]] }
