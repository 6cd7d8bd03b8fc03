card {
  name = "Test Chant", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Repeat {fury}{fury}" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}

card {
  name = "Test Lever", type = "gear", energy = 1, domains = { "mind" },
  script = [[ activated { cost = { energy = 1, exhaust = self }, effect = function(fx) fx:draw(1) end } ]],
}

scenario "Ezreal, Prodigy discards one and draws two" {
  rules = { "383.4", "422.1", "413.1" },
  board = { A = { hand = { "Ezreal, Prodigy", { vanilla(1), as = "old" }, vanilla(2) }, runes = { chaos = 3 } } },
  play = function(s)
    s.A:play("Ezreal, Prodigy")
    s.A:pass()
    s.B:pass()
    s.A:choose("old")
    s:expect("old", { zone = "trash" })
    s:expect(s.A, { hand_size = 3, deck_size = 18 })
  end,
}

scenario "Ezreal, Prodigy makes Accelerate and Repeat one energy cheaper" {
  rules = { "356.2", "805.1", "820.1" },
  cases = { { name = "Accelerate", card = "Gearhead", pool = { energy = 5, mind = 1 } }, { name = "Repeat", card = "Feral Strength", pool = { energy = 3 } } },
  board = function(case) return { A = { hand = { case.card }, base = { "Ezreal, Prodigy" }, pool = case.pool } } end,
  play = function(s, case)
    s.A:play(case.card)
    s.A:yes()
    if case.card == "Feral Strength" then
      s.A:choose("Ezreal, Prodigy")
      s.A:choose("Ezreal, Prodigy")
      s:resolve()
      s:expect("Ezreal, Prodigy", { might = 7 })
    else
      s:expect("Gearhead", { exhausted = false })
    end
    s:expect(s.A, { energy = 0 })
  end,
}

scenario "Ezreal, Prodigy takes nothing off a base cost, off Deflect, or off what an opponent adds" {
  rules = { "356.2", "809.1" },
  cases = { { name = "base cost", card = "Gearhead" }, { name = "Deflect", card = "Incinerate" }, { name = "opponent", card = "Feral Strength" } },
  board = function(case)
    return {
      A = { hand = { case.card }, base = { case.name == "opponent" and vanilla(2) or "Ezreal, Prodigy" }, pool = { energy = case.card == "Incinerate" and 2 or case.card == "Gearhead" and 4 or 3 } },
      B = { north = { "Pouty Poro", vanilla(1) }, base = case.name == "opponent" and { "Ezreal, Prodigy" } or {} },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    if case.name == "base cost" then
      s.A:refused("play", "Gearhead")
    elseif case.name == "Deflect" then
      s.A:play("Incinerate")
      s:options("Vanilla 1")
      s.A:choose("Vanilla 1")
      s:resolve()
    else
      s.A:play("Feral Strength")
      -- Three energy do not pay for both: nothing is asked.
      s.A:choose("Vanilla 2")
      s:resolve()
      s:expect(s.A, { energy = 1 })
    end
  end,
}

scenario "Ezreal, Prodigy makes what is added by choice one energy or one power cheaper" {
  rules = { "356.2" },
  cases = { { name = "energy", pool = { energy = 1, fury = 1 } }, { name = "power", pool = { energy = 2 } } },
  board = function(case) return { A = { hand = { "Test Zeal" }, base = { "Ezreal, Prodigy" }, pool = case.pool } } end,
  play = function(s)
    s.A:play("Test Zeal")
    s.A:yes()
    s:resolve()
    s:expect(s.A, { hand_size = 2, energy = 0 })
  end,
}

-- One energy; one energy and one power more for a second card.

card { name = "Test Zeal", type = "spell", energy = 1, domains = { "fury" }, script = [[
  additional_cost { name = "zeal", optional = true, cost = { energy = 1, power = { fury = 1 } } }
  on_play { effect = function(fx) fx:draw(fx.paid.zeal and 2 or 1) end }
]] }

scenario "Ezreal, Prodigy takes nothing off a base cost or off Deflect" {
  rules = { "356.2", "809.1" },
  board = { A = { hand = { "Incinerate", "Test Zeal" }, base = { "Ezreal, Prodigy" }, pool = { energy = 2 } }, B = { north = { "Pouty Poro" } }, battlefields = { north = { controller = "B" }, south = {} } },
  play = function(s)
    s.A:refused("play", "Incinerate")
    s.A:play("Test Zeal")
    s.A:no()
    s:resolve()
    s:expect(s.A, { energy = 1 })
  end,
}

scenario "Ezreal, Prodigy takes off one power of any domain instead, and nothing off an ability" {
  rules = { "356.2", "805.1", "357.1" },
  cases = { { name = "Accelerate for energy alone", energy = 6, ask = true }, { name = "too little for it", energy = 5 } },
  board = function(case) return { A = { hand = { "Gearhead" }, base = { "Ezreal, Prodigy", "Test Lever" }, pool = { energy = case.energy } } } end,
  play = function(s, case)
    s.A:play("Gearhead")
    if case.ask then s.A:yes() end
    s:expect("Gearhead", { exhausted = not case.ask })
    s:expect(s.A, { energy = 0 })
    s.A:refused("activate", "Test Lever")
  end,
}

scenario "Ezreal, Prodigy takes off one power, not two" {
  rules = { "356.2", "820.1" },
  board = { A = { hand = { "Test Chant" }, base = { "Ezreal, Prodigy" }, pool = { fury = 2 } } },
  play = function(s)
    s.A:play("Test Chant")
    s.A:yes()
    s:resolve()
    s:expect(s.A, { hand_size = 2, fury = 1 })
  end,
}
