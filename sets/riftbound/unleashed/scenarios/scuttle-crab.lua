card { name = "Test Mallet", type = "spell", energy = 0, domains = { "calm" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }
card { name = "Test Trap", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Hidden" }, script = [[ on_play { effect = function(fx) end } ]] }

scenario "Scuttle Crab draws one when it is played" {
  rules = { "383.4", "413.1" },
  board = { A = { hand = { "Scuttle Crab" }, pool = { energy = 2 } } },
  play = function(s)
    s.A:play("Scuttle Crab")
    s:resolve()
    s:expect(s.A, { hand_size = 1, xp = 0 })
  end,
}

scenario "Scuttle Crab shows you what an opponent has hidden and what is in their hand" {
  rules = { "808.1", "424", "128.4" },
  board = {
    A = { hand = { "Test Mallet" }, base = { "Scuttle Crab" } },
    B = { hand = { { "Hidden Blade", as = "held" } }, facedown = { north = { "Test Trap" } }, north = { vanilla(2) } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:sees(s.A, "Test Trap", false)
    s:sees(s.A, "Hidden Blade", false)
    s.A:play("Test Mallet")
    s.A:choose("Scuttle Crab")
    s:resolve()
    s:sees(s.A, "Test Trap")
    s:sees(s.A, "Hidden Blade")
    s:expect("Test Trap", { zone = "facedown" })
    s:expect(s.A, { xp = 1 })
  end,
}

scenario "Scuttle Crab shows you what is hidden later that turn, and not in the next one" {
  rules = { "421", "389" },
  cases = { { name = "that turn", sees = true }, { name = "the next turn", later = true, sees = false } },
  board = {
    A = { base = { "Scuttle Crab" } },
    B = { hand = { "Test Mallet" }, champion = { "Test Trap" }, north = { vanilla(2) }, pool = { calm = 2 }, runes = { calm = 1 } },
    battlefields = { north = { controller = "B" }, south = {} },
    turn = "B",
  },
  play = function(s, case)
    s.B:play("Test Mallet")
    s.B:choose("Scuttle Crab")
    s:resolve()
    if case.later then
      s.B:end_turn()
      s.A:end_turn()
    end
    s.B:hide("Test Trap", "north")
    s:resolve()
    s:sees(s.A, "Test Trap", case.sees)
  end,
}
