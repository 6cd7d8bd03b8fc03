card { name = "Test Axe", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }

scenario "Altar of Blood saves a unit from combat for three power" {
  rules = { "370", "454", "444" },
  cases = { { name = "paid", yes = true }, { name = "declined", yes = false } },
  board = {
    A = { base = { { vanilla(4), as = "raider" } } },
    B = { north = { { vanilla(2), as = "guard" } }, runes = { fury = 2, mind = 1 } },
    battlefields = { north = { card = "Altar of Blood", controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:pass()
    s:owes(s.B)
    if case.yes then
      s.B:yes()
      s.B:pay() -- runes of two domains are recycled in an order that B chooses (416.5)
    else
      s.B:no()
    end
    if case.yes then
      s:expect("guard", { at = "base", damage = 0, exhausted = true })
    else
      s:expect("guard", { zone = "trash" })
    end
    s:expect(s.B, { rune_count = case.yes and 0 or 3 })
    s:expect("raider", { at = "north", damage = 0 })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Altar of Blood is no help outside of combat, elsewhere, or without power" {
  rules = { "428", "444" },
  cases = {
    { name = "no combat", it = "guard", runes = 3, zone = "trash" }, { name = "elsewhere", it = "home", runes = 3, zone = "trash" },
  },
  board = function(case)
    return {
      A = { hand = { "Test Axe" } },
      B = { north = { { vanilla(2), as = "guard" } }, base = { { vanilla(2), as = "home" } }, runes = { fury = case.runes } },
      battlefields = { north = { card = "Altar of Blood", controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("Test Axe")
    s.A:choose(case.it)
    s:resolve()
    s:expect(case.it, { zone = case.zone })
    s:expect(s.B, { rune_count = case.runes })
  end,
}

scenario "Altar of Blood asks nobody who cannot pay" {
  rules = { "444" },
  board = {
    A = { base = { { vanilla(4), as = "raider" } } },
    B = { north = { { vanilla(2), as = "guard" } }, runes = { fury = 2 } },
    battlefields = { north = { card = "Altar of Blood", controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect(s.B, { rune_count = 2 })
  end,
}

card { name = "Test Hatchet", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Action" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }

scenario "Altar of Blood asks the player of the unit, whoever has the Altar, and heals it" {
  rules = { "370", "444", "418" },
  board = {
    A = { base = { { vanilla(4), as = "raider", damage = 2 } }, runes = { fury = 3 } },
    B = { north = { { vanilla(2), as = "guard" } }, hand = { "Test Hatchet" }, runes = { mind = 3 } },
    battlefields = { north = { card = "Altar of Blood", controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Test Hatchet")
    s.B:choose("raider")
    s.B:pass()
    s.A:pass()
    s:owes(s.A)
    s.A:yes()
    s:expect("raider", { at = "base", damage = 0, exhausted = true })
    s:expect(s.A, { rune_count = 0 })
    s:expect(s.B, { rune_count = 3 })
  end,
}

scenario "Altar of Blood has no part in a combat elsewhere" {
  rules = { "428" },
  board = {
    A = { base = { { vanilla(4), as = "raider" } } },
    B = { south = { { vanilla(2), as = "guard" } }, north = { vanilla(1) }, runes = { fury = 3 } },
    battlefields = { north = { card = "Altar of Blood", controller = "B" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move("raider", "south")
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect(s.B, { rune_count = 3 })
  end,
}
