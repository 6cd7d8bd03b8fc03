card { name = "Test Echo", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" }, script = [[ on_play { effect = function(fx) fx:gain_xp(1) end } ]] }
card { name = "Test Guest", type = "unit", energy = 0, might = 1, domains = { "mind" }, keywords = { "Reaction" } }
card { name = "Test Verse", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:gain_xp(1) end } ]] }

scenario "Chemtech Cask brings Gold for a spell on their turn" {
  rules = { "419", "184" },
  cases = { { name = "taken", yes = true }, { name = "left", yes = false } },
  board = { A = { base = { "Chemtech Cask" }, hand = { "Test Echo" } }, B = { hand = { "Test Verse" } }, turn = "B" },
  play = function(s, case)
    s.B:play("Test Verse")
    s.B:pass()
    s.A:play("Test Echo")
    s.A:pass()
    s.B:pass()
    if case.yes then s.A:yes() else s.A:no() end
    s:resolve()
    s:count("Gold", case.yes and 1 or 0, { exhausted = true, controller = s.A })
    s:expect("Chemtech Cask", { exhausted = case.yes })
  end,
}

scenario "Chemtech Cask stays for units, and on your own turn" {
  rules = { "419" },
  cases = { { name = "a unit", turn = "B", card = "Test Guest" }, { name = "own turn", turn = "A", card = "Test Echo" } },
  board = function(case)
    return { A = { base = { "Chemtech Cask" }, hand = { case.card } }, B = { hand = { "Test Verse" } }, turn = case.turn }
  end,
  play = function(s, case)
    if case.turn == "B" then
      s.B:play("Test Verse")
      s.B:pass()
    end
    s.A:play(case.card)
    s:resolve()
    s:expect("Chemtech Cask", { exhausted = false })
    s:count("Gold", 0)
  end,
}
