card {
  name = "Test Study", type = "spell", energy = 2, power = { mind = 1 }, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Bargain", type = "spell", energy = 3, domains = { "mind" },
  script = [[
    cost_change { of = self, less = { energy = 2 } }
    on_play { effect = function(fx) fx:draw(1) end }
  ]],
}

scenario "Temporal Portal lets the next spell be repeated for its own cost" {
  rules = { "820.1", "206" },
  board = { A = { hand = { "Test Study", { "Test Study", as = "second" } }, base = { "Temporal Portal" }, runes = { mind = 8 } } },
  play = function(s)
    s.A:activate("Temporal Portal")
    s:resolve()
    s:expect("Temporal Portal", { exhausted = true })
    s.A:play("Test Study")
    s.A:yes()
    s:resolve()
    s:expect(s.A, { hand_size = 3, ready_runes = 3 })
    -- It was for one spell: the second one asks nothing.
    s.A:play("second")
    s:resolve()
    s:expect(s.A, { hand_size = 3 })
  end,
}

scenario "Temporal Portal counts the printed cost, and discounts come off the sum" {
  rules = { "206", "356.4", "820.1" },
  board = { A = { hand = { "Test Bargain" }, base = { "Temporal Portal" }, runes = { mind = 5 } } },
  play = function(s)
    s.A:activate("Temporal Portal")
    s:resolve()
    s.A:play("Test Bargain")
    s.A:yes()
    -- 3 and 3, less 2.
    s:count("Mind Rune", 4, { zone = "runes", exhausted = true })
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "Temporal Portal is for spells of this turn" {
  rules = { "317.2", "820.1" },
  cases = { { name = "a unit between", unit = true }, { name = "the next turn", unit = false } },
  board = { A = { hand = { "Test Study", { vanilla(1), as = "unit" } }, base = { "Temporal Portal" }, runes = { mind = 9 }, rune_deck = { mind = 2 } } },
  play = function(s, case)
    s.A:activate("Temporal Portal")
    s:resolve()
    if case.unit then
      s.A:play("unit")
      s.A:play("Test Study")
      s.A:yes()
      s:resolve()
      s:expect(s.A, { hand_size = 2 })
    else
      s:next_turn()
      s:next_turn()
      s.A:play("Test Study")
      s:resolve()
      s:expect(s.A, { hand_size = 3 })
    end
  end,
}

-- Two costs, each for one execution more.
scenario "Temporal Portal on a spell that may be repeated anyway" {
  rules = { "820.1", "820.2" },
  cases = { { name = "both", first = true, second = true, might = 8, paid = 6 }, { name = "one", first = true, second = false, might = 6, paid = 4 }, { name = "none", first = false, second = false, might = 4, paid = 2 } },
  board = { A = { hand = { "Feral Strength" }, base = { "Temporal Portal", { vanilla(2), as = "mine" } }, runes = { calm = 6 }, pool = { universal = 1 } } },
  play = function(s, case)
    s.A:activate("Temporal Portal")
    s:resolve()
    s.A:play("Feral Strength")
    if case.first then s.A:yes() else s.A:no() end
    if case.second then s.A:yes() else s.A:no() end
    for _ = 1, case.paid / 2 do s.A:choose("mine") end
    s:count("Calm Rune", case.paid, { exhausted = true })
    s:resolve()
    s:expect("mine", { might = case.might })
  end,
}

card { name = "Test Jab", type = "spell", energy = 1, domains = { "mind" }, keywords = { "Action" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

scenario "Temporal Portal waits for a spell of its own player" {
  rules = { "820.1", "389" },
  board = {
    A = { base = { "Temporal Portal", { vanilla(2), as = "scout" } }, hand = { { "Test Jab", as = "mine" } }, pool = { energy = 2, mind = 1 } },
    B = { hand = { { "Test Jab", as = "theirs" } }, pool = { energy = 2 } },
  },
  play = function(s)
    s.A:activate("Temporal Portal")
    s:resolve()
    s.A:move("scout", "north")
    s.A:pass()
    s.B:play("theirs")
    s:resolve()
    s:expect(s.B, { energy = 1 })
    s.A:play("mine")
    s.A:yes()
    s:resolve()
    s:expect(s.A, { energy = 0 })
    s:showdown()
  end,
}
