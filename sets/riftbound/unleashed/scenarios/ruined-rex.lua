card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

card {
  name = "Test Exile", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:banish(fx.it) end } ]],
}

scenario "Ruined Rex deals four to an enemy unit of its controller's choice as it dies" {
  rules = { "808.1", "383.4", "417.1" },
  board = {
    A = { hand = { "Test Doom" }, base = { { vanilla(5), as = "far" } }, north = { { vanilla(4), as = "near" } } },
    B = { south = { "Ruined Rex" }, base = { { vanilla(6), as = "mate" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Test Doom")
    s.A:choose("Ruined Rex")
    s.A:pass()
    s.B:pass()
    s:expect("Ruined Rex", { zone = "trash" })
    s:owes(s.B, "slot")
    s:options("far", "near")
    s.B:choose("far")
    s:chain { "Ruined Rex" }
    s:resolve()
    s:expect("far", { damage = 4, at = "base" })
    s:expect("near", { damage = 0 })
    s:expect("mate", { damage = 0 })
  end,
}

scenario "Ruined Rex fells a unit of four in the combat that killed it" {
  rules = { "808.1", "466.1" },
  board = {
    A = { base = { { vanilla(7), as = "raider" }, { vanilla(4), as = "page" } } },
    B = { north = { "Ruined Rex" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:pass()
    s:expect("Ruined Rex", { zone = "trash" })
    s.B:choose("page")
    s:resolve()
    s:expect("page", { zone = "trash" })
    s:expect("raider", { at = "north", damage = 0 })
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Ruined Rex does nothing without an enemy to hit, or when it is banished" {
  rules = { "402.4", "427.2" },
  cases = { { name = "no enemy", spell = "Test Doom", zone = "trash" }, { name = "banished", spell = "Test Exile", foe = true, zone = "banished" } },
  board = function(case)
    return {
      A = { hand = { case.spell }, north = { "Ruined Rex" } },
      B = { base = case.foe and { vanilla(4) } or {} },
      battlefields = { north = { controller = "A" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play(case.spell)
    s.A:choose("Ruined Rex")
    s:resolve()
    s:expect("Ruined Rex", { zone = case.zone })
    s:chain {}
    s:owes(s.A, "act")
  end,
}
