card {
  name = "Test Martyr", type = "unit", energy = 1, might = 1, domains = { "order" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Rite", type = "spell", energy = 1, domains = { "order" },
  script = [[
    additional_cost { name = "victim", cost = { kill = unit { friendly = true } } }
    on_play { effect = function(fx) fx:draw(3) end }
  ]],
}
card {
  name = "Test Glutton", type = "unit", energy = 1, might = 5, domains = { "order" },
  script = [[ additional_cost { name = "victim", cost = { kill = unit { friendly = true } } } ]],
}

scenario "B16 Killed for a spell: its Deathknell resolves before the spell" {
  rules = { "808.1", "340.1" },
  board = { A = { hand = { "Test Rite" }, base = { "Test Martyr", { vanilla(2), as = "other" } }, runes = { order = 1 } } },
  play = function(s)
    s.A:play("Test Rite")
    s:options("Test Martyr", "other")
    s.A:choose("Test Martyr")
    s:expect("Test Martyr", { zone = "trash" })
    s:chain { "Test Rite", "Test Martyr" }
    s.A:pass()
    s.B:pass()
    s:chain { "Test Rite" }
    s:expect(s.A, { hand_size = 1 })
    s:resolve()
    s:expect(s.A, { hand_size = 4 })
  end,
}

scenario "B16 Killed for a unit: the unit enters first" {
  rules = { "808.1", "337.2" },
  board = { A = { hand = { "Test Glutton" }, base = { "Test Martyr", { vanilla(2), as = "other" } }, runes = { order = 1 } } },
  play = function(s)
    s.A:play("Test Glutton")
    s.A:choose("Test Martyr")
    s:expect("Test Martyr", { zone = "trash" })
    s:expect("Test Glutton", { at = "base", exhausted = true })
    s:chain { "Test Martyr" }
    s:expect(s.A, { hand_size = 0 })
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "B16 Without a victim the spell cannot be played" {
  rules = { "357", "356.2" },
  board = { A = { hand = { "Test Rite" }, runes = { order = 1 } }, B = { base = { vanilla(1) } } },
  play = function(s) s.A:refused("play", "Test Rite") end,
}
