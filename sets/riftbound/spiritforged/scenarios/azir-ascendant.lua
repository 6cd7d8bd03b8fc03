scenario "Azir, Ascendant changes places with a unit of his player" {
  rules = { "420", "381", "377" },
  board = {
    A = { base = { { "Azir, Ascendant", exhausted = true } }, north = { { vanilla(2), as = "guard" } }, runes = { calm = 2 } },
    B = { base = { { vanilla(3), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:activate("Azir, Ascendant")
    s:options("Azir, Ascendant", "guard")
    s.A:choose("guard")
    s:resolve()
    s:expect("Azir, Ascendant", { at = "north", exhausted = true })
    s:expect("guard", { at = "base", exhausted = false })
    s:expect("north", { controller = s.A, contested = false })
    s.A:refused("activate", "Azir, Ascendant")
  end,
}

scenario "Azir, Ascendant swaps in the middle of a showdown" {
  rules = { "806.1", "420", "323.2" },
  board = {
    A = { base = { "Azir, Ascendant", { vanilla(2), as = "raider" } }, runes = { calm = 1 } },
    B = { north = { { vanilla(5), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:activate("Azir, Ascendant")
    s.A:choose("raider")
    s:resolve()
    s:expect("Azir, Ascendant", { at = "north", attacking = true })
    s:expect("raider", { at = "base", attacking = false })
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect("Azir, Ascendant", { at = "north" })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Azir, Ascendant may take over one Equipment of the unit" {
  rules = { "434.1", "420" },
  cases = { { name = "taken", take = true }, { name = "left", take = false } },
  board = {
    A = { base = { "Azir, Ascendant", "Doran's Blade" }, north = { { vanilla(2), as = "guard" } }, runes = { calm = 1, body = 1 } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s, case)
    s.A:activate("Doran's Blade")
    s.A:choose("guard")
    s:resolve()
    s.A:activate("Azir, Ascendant")
    s.A:choose("guard")
    s.A:pass()
    s.B:pass()
    s:options("Doran's Blade")
    if case.take then s.A:choose("Doran's Blade") else s.A:done() end
    s:expect("Azir, Ascendant", { at = "north", might = case.take and 8 or 6 })
    s:expect("guard", { at = "base", might = case.take and 2 or 4 })
    s:expect("Doran's Blade", { at = case.take and "north" or "base" })
  end,
}

scenario "Azir, Ascendant and the unit move at the same time" {
  rules = { "420", "383.3" },
  board = {
    A = { base = { "Azir, Ascendant", "Test Clerk" }, north = { { vanilla(2), as = "guard" } }, runes = { calm = 1 } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:activate("Azir, Ascendant")
    s.A:choose("guard")
    s.A:pass()
    s.B:pass()
    s.A:order("Test Clerk", "Test Clerk")
    s:resolve()
    -- Two units have moved, each of them once.
    s:expect(s.A, { hand_size = 2 })
  end,
}
card { name = "Test Clerk", type = "gear", energy = 1, domains = { "mind" }, script = [[ triggered { on = unit { yours = true }.moves, effect = function(fx) fx:draw(1) end } ]] }

scenario "Azir, Ascendant takes over one Equipment, however many there are" {
  rules = { "434.1" },
  board = {
    A = {
      base = { "Azir, Ascendant" }, north = { { vanilla(2), as = "guard" }, { "Doran's Blade", attached = "guard" }, { "Long Sword", attached = "guard" } },
      runes = { calm = 1 },
    },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s:expect("guard", { might = 6 })
    s.A:activate("Azir, Ascendant")
    s.A:choose("guard")
    s.A:pass()
    s.B:pass()
    s:options("Doran's Blade", "Long Sword")
    s.A:choose("Long Sword")
    s:expect("Azir, Ascendant", { might = 8 })
    s:expect("guard", { might = 4 })
    s:expect("Long Sword", { host = "Azir, Ascendant", at = "north" })
    s:expect("Doran's Blade", { host = "guard", at = "base" })
  end,
}

scenario "Azir, Ascendant costs one calm" {
  rules = { "357.1", "381" },
  cases = { { name = "calm", domain = "calm", may = true }, { name = "fury", domain = "fury" }, { name = "nothing" } },
  board = function(case)
    return {
      A = { base = { "Azir, Ascendant" }, north = { { vanilla(2), as = "guard" } }, pool = case.domain and { [case.domain] = 1 } or {} },
      battlefields = { north = { controller = "A" }, south = {} },
    }
  end,
  play = function(s, case)
    if not case.may then return s.A:refused("activate", "Azir, Ascendant") end
    s.A:activate("Azir, Ascendant")
    s.A:choose("guard")
    s:resolve()
    s:expect("Azir, Ascendant", { at = "north" })
    s:expect(s.A, { calm = 0 })
  end,
}

scenario "Azir, Ascendant takes Equipment of the chosen unit alone" {
  rules = { "434.1" },
  board = {
    A = {
      base = { "Azir, Ascendant", { vanilla(3), as = "third" }, { "Long Sword", attached = "third" } },
      north = { { vanilla(2), as = "guard" }, { "Doran's Blade", attached = "guard" } }, runes = { calm = 1 },
    },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:activate("Azir, Ascendant")
    s.A:choose("guard")
    s.A:pass()
    s.B:pass()
    s:options("Doran's Blade")
    s.A:done()
    s:expect("Long Sword", { host = "third" })
  end,
}

card { name = "Test Banner", type = "gear", energy = 1, domains = { "calm" } }

scenario "Azir, Ascendant takes over no attached gear that is no Equipment" {
  rules = { "434.1" },
  board = {
    A = { base = { "Azir, Ascendant" }, north = { { vanilla(2), as = "guard" }, { "Test Banner", attached = "guard" } }, runes = { calm = 1 } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:activate("Azir, Ascendant")
    s.A:choose("guard")
    s:resolve()
    s:expect("Test Banner", { host = "guard" })
  end,
}
