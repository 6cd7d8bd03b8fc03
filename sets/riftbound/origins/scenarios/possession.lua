card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "Possession takes a unit at a battlefield home to the other base" {
  rules = { "191", "454" },
  board = {
    A = { hand = { "Possession", "Test Doom" }, runes = { chaos = 8 } },
    B = { north = { { vanilla(6), as = "prize", damage = 2, buffs = 1 } }, base = { { vanilla(2), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Possession")
    s:options("prize")
    s.A:choose("prize")
    s:resolve()
    s:expect("prize", { at = "base", controller = s.A, owner = s.B, damage = 2, buffs = 1, exhausted = false })
    s:expect("north", { controller = false })
    -- It dies into its owner's trash.
    s.A:play("Test Doom")
    s.A:choose("prize")
    s:resolve()
    s:expect(s.B, { trash_size = 1 })
    s:expect(s.A, { trash_size = 2 })
  end,
}

scenario "Possession lasts past the turn, and the unit acts for its new player" {
  rules = { "191", "801.3" },
  board = {
    A = { hand = { "Possession" }, runes = { chaos = 8 } },
    B = { north = { { vanilla(6), as = "prize" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Possession")
    s.A:choose("prize")
    s:resolve()
    s.A:move("prize", "south")
    s:showdown()
    s:expect(s.A, { points = 1 })
    s:next_turn()
    s:next_turn()
    s:expect("prize", { controller = s.A, at = "south" })
    s:expect(s.A, { points = 2 })
  end,
}

scenario "Possession in the middle of a combat leaves nobody to defend" {
  rules = { "323.2", "348.2", "466.5" },
  board = {
    A = { hand = { "Possession" }, runes = { chaos = 8 }, base = { { vanilla(1), as = "raider" } } },
    B = { north = { { vanilla(6), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Possession")
    s.A:choose("guard")
    s:resolve()
    s:expect("guard", { at = "base", controller = s.A, defending = false })
    s:showdown()
    s:expect("raider", { at = "north", damage = 0 })
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Possession reaches neither own units nor a base" {
  rules = { "355.8" },
  board = {
    A = { hand = { "Possession" }, runes = { chaos = 8 }, north = { vanilla(1) } },
    B = { base = { vanilla(6) } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s) s.A:refused("play", "Possession") end,
}
