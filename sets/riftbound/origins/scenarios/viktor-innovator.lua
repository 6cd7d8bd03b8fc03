card { name = "Test Echo", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" }, script = [[ on_play { effect = function(fx) fx:gain_xp(1) end } ]] }
card { name = "Test Verse", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:gain_xp(1) end } ]] }

scenario "Viktor, Innovator recruits for what you play on their turn" {
  rules = { "419", "184" },
  board = { A = { base = { "Viktor, Innovator" }, hand = { "Test Echo" } }, B = { hand = { "Test Verse" } }, turn = "B" },
  play = function(s)
    s.B:play("Test Verse")
    s.B:pass()
    s.A:play("Test Echo")
    s.A:pass()
    s.B:pass()
    s:chain { "Test Verse", "Viktor, Innovator" }
    s:resolve()
    s:expect(s.A, { xp = 1 })
    s:count("Recruit", 1, { at = "base", controller = s.A, might = 1 })
  end,
}

scenario "Viktor, Innovator does not recruit on your own turn" {
  rules = { "419" },
  board = { A = { base = { "Viktor, Innovator" }, hand = { "Test Echo" } } },
  play = function(s)
    s.A:play("Test Echo")
    s:resolve()
    s:expect(s.A, { xp = 1 })
    s:expect("Viktor, Innovator", { might = 3, domains = { "mind" }, tags = { "Viktor", "Zaun" } })
    s:count("Recruit", 0)
  end,
}

scenario "Viktor, Innovator recruits for the base, wherever else a Recruit might go" {
  rules = { "184" },
  board = {
    A = { base = { "Viktor, Innovator" }, north = { vanilla(1) }, hand = { "Test Echo" } }, B = { hand = { "Test Verse" } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:play("Test Verse")
    s.B:pass()
    s.A:play("Test Echo")
    s:resolve()
    s:count("Recruit", 1, { at = "base" })
  end,
}
