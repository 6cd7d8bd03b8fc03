card { name = "Test Titan", type = "unit", energy = 9, might = 9, domains = { "order" }, power = { order = 4 } }
card { name = "Test Golem", type = "unit", energy = 4, might = 6, domains = { "body" }, power = { body = 2 } }

scenario "Atakhan costs less by the printed cost of the unit that is offered" {
  rules = { "356.2", "356.4", "206" },
  cases = {
    { name = "offered", yes = true, energy = 6, order = 1 },
    { name = "at the full price", energy = 10, order = 3 },
  },
  board = { A = { hand = { "Atakhan" }, pool = { energy = 10, order = 3 }, base = { { "Test Golem", as = "golem", buffs = 1 } } } },
  play = function(s, case)
    s.A:play("Atakhan")
    if case.yes then
      s.A:yes()
    else
      s.A:no()
    end
    s:expect("golem", { zone = case.yes and "trash" or "base" })
    s:expect("Atakhan", { at = "base", exhausted = true })
    s:expect(s.A, { energy = 10 - case.energy, order = 3 - case.order })
  end,
}

scenario "Atakhan can be afforded with an offering alone" {
  rules = { "357.1", "356.4" },
  cases = { { name = "enough", energy = 6 }, { name = "one short", energy = 5 } },
  board = function(case) return { A = { hand = { "Atakhan" }, pool = { energy = case.energy, order = 1 }, base = { "Test Golem" } } } end,
  play = function(s, case)
    if case.energy == 5 then
      s.A:refused("play", "Atakhan")
    else
      s.A:play("Atakhan", { at = "base" })
      s:expect("Test Golem", { zone = "trash" })
      s:expect("Atakhan", { at = "base" })
    end
  end,
}

scenario "Atakhan attacks: the defender kills one of their units there" {
  rules = { "383.4", "428", "411" },
  board = {
    A = { base = { "Atakhan" } },
    B = { north = { { vanilla(9), as = "big" }, { vanilla(1), as = "small" } }, base = { { vanilla(1), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Atakhan", "north")
    s:chain { "Atakhan" }
    s.A:pass()
    s.B:pass()
    s:owes(s.B, "choose")
    s:options("big", "small")
    s.B:choose("small")
    s:expect("small", { zone = "trash" })
    s:expect("home", { at = "base" })
    s:expect("big", { at = "north" })
  end,
}

scenario "Atakhan moves from battlefield to battlefield" {
  rules = { "810.1" },
  board = { A = { north = { "Atakhan" } }, battlefields = { north = { controller = "A" }, south = {} } },
  play = function(s)
    s.A:move("Atakhan", "south")
    s:expect("Atakhan", { at = "south" })
  end,
}

scenario "Atakhan gives nothing back for an offering that costs more, and takes a token for nothing" {
  rules = { "356.2", "356.4" },
  cases = { { name = "a dear unit", it = "Test Titan", energy = 1, order = 0 }, { name = "a token", it = "Recruit", energy = 10, order = 3 } },
  board = function(case)
    return { A = { hand = { "Atakhan" }, pool = { energy = 10, order = 3 }, base = { { case.it, as = "it" } } } }
  end,
  play = function(s, case)
    s.A:play("Atakhan")
    s.A:yes()
    s:expect("Atakhan", { at = "base" })
    s:expect(s.A, { energy = 10 - case.energy, order = 3 - case.order })
    s:count(case.it, 0, { zone = "base" })
  end,
}
