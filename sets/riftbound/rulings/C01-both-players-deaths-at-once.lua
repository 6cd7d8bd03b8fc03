card {
  name = "Test Martyr", type = "unit", energy = 1, might = 1, domains = { "order" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Quake", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { effect = function(fx) fx:deal(1, fx:all(unit {})) end } ]],
}

scenario "C01 The turn player's Deathknell goes on first and resolves last" {
  rules = { "383.3", "808.1" },
  board = {
    A = { hand = { "Test Quake" }, base = { { "Test Martyr", as = "mine" } } },
    B = { base = { { "Test Martyr", as = "theirs" } } },
  },
  play = function(s)
    s.A:play("Test Quake")
    s.A:pass()
    s.B:pass()
    s:chain { "mine", "theirs" }
    s:owes(s.B, "act")
    s.B:pass()
    s.A:pass()
    s:expect(s.B, { hand_size = 1 })
    s:expect(s.A, { hand_size = 0 })
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "C01 In a combat too, whoever attacks" {
  rules = { "383.3", "466.1" },
  board = {
    A = { base = { { "Test Martyr", as = "mine" } } },
    B = { north = { { "Test Martyr", as = "theirs" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("mine", "north")
    s.A:pass()
    s.B:pass()
    s:chain { "mine", "theirs" }
    s:expect("north", { controller = s.B })
    s:resolve()
    s:expect("north", { controller = false, contested = false })
    s:expect(s.A, { points = 0, hand_size = 1 })
    s:expect(s.B, { points = 0, hand_size = 1 })
  end,
}
