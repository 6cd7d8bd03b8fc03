scenario "Marai Spire: its controller repeats for one energy less" {
  rules = { "356.2", "820.1" },
  cases = { { name = "yours", mine = true, paid = 3 }, { name = "nobody's", mine = false, paid = 4 } },
  board = function(case)
    return {
      A = { hand = { "Feral Strength" }, runes = { calm = 4 }, north = case.mine and { { vanilla(2), as = "mine" } } or {}, base = case.mine and {} or { { vanilla(2), as = "mine" } } },
      battlefields = { north = { card = "Marai Spire", controller = case.mine and "A" or nil }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("Feral Strength")
    s.A:yes()
    s.A:choose("mine")
    s.A:choose("mine")
    s:count("Calm Rune", case.paid, { exhausted = true })
    s:resolve()
    s:expect("mine", { might = 6 })
  end,
}

scenario "Marai Spire takes nothing off a spell that is not repeated" {
  rules = { "356.2" },
  board = {
    A = { hand = { "Feral Strength" }, runes = { calm = 2 }, north = { { vanilla(2), as = "mine" } } },
    battlefields = { north = { card = "Marai Spire", controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Feral Strength")
    s.A:choose("mine")
    s:count("Calm Rune", 2, { exhausted = true })
    s:resolve()
    s:expect("mine", { might = 4 })
  end,
}

scenario "Marai Spire with Temporal Portal: the repetition is cheaper, the spell is not" {
  rules = { "356.2", "820.1", "206" },
  board = {
    A = { hand = { "Test Study" }, runes = { mind = 4 }, pool = { universal = 1 }, north = { vanilla(2) }, base = { "Temporal Portal" } },
    battlefields = { north = { card = "Marai Spire", controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:activate("Temporal Portal")
    s:resolve()
    s.A:play("Test Study")
    s.A:yes()
    s:count("Mind Rune", 3, { exhausted = true })
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
  end,
}
card { name = "Test Study", type = "spell", energy = 2, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

card {
  name = "Test Lever", type = "gear", energy = 1, domains = { "mind" },
  script = [[ activated { cost = { energy = 1, exhaust = self }, effect = function(fx) fx:draw(1) end } ]],
}

scenario "Marai Spire makes no other ability cheaper" {
  rules = { "357.1" },
  board = {
    A = { base = { "Test Lever" }, north = { vanilla(1) } },
    battlefields = { north = { controller = "A", card = "Marai Spire" }, south = {} },
  },
  play = function(s) s.A:refused("activate", "Test Lever") end,
}
