scenario "Yone, Blademaster hits an enemy in a base when nobody was in control" {
  rules = { "469.1", "417.1" },
  board = {
    A = { base = { "Yone, Blademaster" } },
    B = { base = { { vanilla(7), as = "foe" } }, south = { { vanilla(7), as = "away" } } },
    battlefields = { north = {}, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move("Yone, Blademaster", "north")
    s.A:pass()
    s.B:pass()
    s:options("foe")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 5 })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Yone, Blademaster hits nobody when he takes the battlefield from a player" {
  rules = { "469.1", "383.2" },
  board = {
    A = { base = { "Yone, Blademaster" } },
    B = { base = { { vanilla(7), as = "foe" } }, north = { vanilla(2) } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Yone, Blademaster", "north")
    s:showdown()
    s:chain {}
    s:expect(s.A, { points = 1 })
    s:expect("foe", { damage = 0 })
  end,
}

scenario "Yone, Blademaster may take up a worn Equipment for one power less" {
  rules = { "821.1", "434.1" },
  cases = { { name = "taken", yes = true }, { name = "declined", yes = false } },
  board = {
    A = { hand = { "Yone, Blademaster" }, base = { "Doran's Blade", { vanilla(3), as = "mine" } }, runes = { body = 7 } },
  },
  play = function(s, case)
    s.A:activate("Doran's Blade")
    s.A:choose("mine")
    s:resolve()
    s.A:play("Yone, Blademaster")
    s.A:choose("Doran's Blade")
    s.A:pass()
    s.B:pass()
    if case.yes then
      s.A:yes()
      s:expect("Yone, Blademaster", { might = 7 })
      s:expect("mine", { might = 3 })
    else
      s.A:no()
      s:chain {}
      s:expect("Yone, Blademaster", { might = 5 })
      s:expect("mine", { might = 5 })
    end
  end,
}

scenario "Yone, Blademaster strikes enemies alone" {
  rules = { "355.10", "469.1" },
  board = {
    A = { base = { "Yone, Blademaster", { vanilla(9), as = "mate" } } },
    B = { base = { { vanilla(9), as = "foe" } } },
  },
  play = function(s)
    s.A:move("Yone, Blademaster", "north")
    s.A:pass()
    s.B:pass()
    s:options("foe")
    s.A:choose("foe")
    s:resolve()
    s:expect("mate", { damage = 0 })
  end,
}
