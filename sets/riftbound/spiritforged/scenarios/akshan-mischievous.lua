card { name = "Test Kettle", type = "gear", energy = 1, domains = { "calm" } }
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "Akshan, Mischievous takes an enemy gear for as long as he is there" {
  rules = { "356.2", "191", "477.1" },
  board = {
    A = { hand = { "Akshan, Mischievous", "Test Doom" }, runes = { body = 6 } },
    B = { base = { "Test Kettle" } },
  },
  play = function(s)
    s.A:play("Akshan, Mischievous")
    s.A:yes()
    s.A:order("Akshan, Mischievous", "Akshan, Mischievous")
    s.A:choose("Test Kettle")
    s:resolve()
    s:expect("Test Kettle", { controller = s.A, owner = s.B, host = false })
    s:count("Body Rune", 4, { zone = "runes" })
    s.A:play("Test Doom")
    s.A:choose("Akshan, Mischievous")
    s:resolve()
    s:expect("Test Kettle", { controller = s.B, at = "base" })
  end,
}

scenario "Akshan, Mischievous puts a stolen Equipment on, off another's back if need be" {
  rules = { "434.1", "191" },
  board = {
    A = { hand = { "Akshan, Mischievous" }, runes = { body = 6 }, rune_deck = {} },
    B = { base = { "Doran's Blade", { vanilla(3), as = "theirs" } }, runes = { body = 1 } },
    turn = "B",
  },
  play = function(s)
    s.B:activate("Doran's Blade")
    s.B:choose("theirs")
    s:resolve()
    s:expect("theirs", { might = 5 })
    s:next_turn()
    s.A:play("Akshan, Mischievous")
    s.A:yes()
    s.A:order("Akshan, Mischievous", "Akshan, Mischievous")
    s.A:choose("Doran's Blade")
    s:resolve()
    s:expect("theirs", { might = 3 })
    s:expect("Akshan, Mischievous", { might = 6 })
    s:expect("Doran's Blade", { controller = s.A, host = "Akshan, Mischievous" })
  end,
}

scenario "Akshan, Mischievous takes nothing when the addition is not paid" {
  rules = { "356.2", "383.2" },
  board = { A = { hand = { "Akshan, Mischievous" }, runes = { body = 6 } }, B = { base = { "Test Kettle" } } },
  play = function(s)
    s.A:play("Akshan, Mischievous")
    s.A:no()
    s:chain { "Akshan, Mischievous" }
    s:resolve()
    s:expect("Test Kettle", { controller = s.B })
    s:expect("Akshan, Mischievous", { at = "base" })
  end,
}

-- His control ends with him, the gear itself may go before: both ends are free of each other.
scenario "Akshan, Mischievous: what he took and lost is not given back twice" {
  rules = { "191", "124" },
  board = {
    A = { hand = { "Akshan, Mischievous", "Test Doom" }, runes = { body = 6 } },
    B = { base = { "Test Kettle" }, hand = { "Test Rust" } },
  },
  play = function(s)
    s.A:play("Akshan, Mischievous")
    s.A:yes()
    s.A:order("Akshan, Mischievous", "Akshan, Mischievous")
    s.A:choose("Test Kettle")
    s:resolve()
    s:next_turn()
    s.B:play("Test Rust")
    s.B:choose("Test Kettle")
    s:resolve()
    s:expect("Test Kettle", { zone = "trash", controller = s.B })
    s:next_turn()
    s.A:play("Test Doom")
    s.A:choose("Akshan, Mischievous")
    s:resolve()
    s:expect("Test Kettle", { zone = "trash" })
  end,
}
card {
  name = "Test Rust", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = gear {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

card {
  name = "Test Clerk", type = "unit", energy = 0, might = 1, domains = { "fury" },
  script = [[
    additional_cost { name = "fee", optional = true, cost = { power = { fury = 1 } } }
    triggered { on = self.played, when = function(q) return q.paid.fee end, effect = function(fx) fx:draw(1) end }
  ]],
}
scenario "If the additional cost was paid" {
  rules = { "356.2", "383.2" },
  cases = { { name = "paid", yes = true, hand = 1 }, { name = "not paid", yes = false, hand = 0 } },
  board = { A = { hand = { "Test Clerk" }, runes = { fury = 1 } } },
  play = function(s, case)
    s.A:play("Test Clerk")
    if case.yes then s.A:yes() else s.A:no() end
    s:resolve()
    s:expect(s.A, { hand_size = case.hand })
  end,
}

scenario "Akshan, Mischievous dies with stolen Equipment on: it comes off and goes back" {
  rules = { "719.5", "191", "455" },
  board = {
    A = { hand = { "Akshan, Mischievous", "Test Doom" }, runes = { body = 6 } },
    B = { base = { "Doran's Blade", { vanilla(3), as = "theirs" } }, runes = { body = 1 } },
  },
  play = function(s)
    s.A:play("Akshan, Mischievous")
    s.A:yes()
    s.A:order("Akshan, Mischievous", "Akshan, Mischievous")
    s.A:choose("Doran's Blade")
    s:resolve()
    s:expect("Doran's Blade", { controller = s.A, host = "Akshan, Mischievous" })
    s.A:play("Test Doom")
    s.A:choose("Akshan, Mischievous")
    s:resolve()
    s:expect("Doran's Blade", { controller = s.B, owner = s.B, at = "base", host = false })
    s:next_turn()
    s.B:activate("Doran's Blade")
    s.B:choose("theirs")
    s:resolve()
    s:expect("theirs", { might = 5 })
  end,
}

card { name = "Test Kettle", type = "gear", energy = 1, domains = { "body" } }

scenario "Akshan, Mischievous takes gear of the other side alone, and into his player's base" {
  rules = { "355.10", "420" },
  board = {
    A = { hand = { "Akshan, Mischievous" }, pool = { energy = 9, body = 9 }, base = { { "Test Kettle", as = "mine" } } },
    B = { base = { { "Test Kettle", as = "theirs" } } },
  },
  play = function(s)
    s.A:play("Akshan, Mischievous")
    s.A:yes()
    s.A:order("Akshan, Mischievous", "Akshan, Mischievous")
    s:options("theirs")
    s.A:choose("theirs")
    s:resolve()
    s:expect("theirs", { controller = s.A, at = "base" })
    s:expect("mine", { controller = s.A })
  end,
}
