card {
  name = "Test Doom", type = "spell", energy = 1, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "Highlander saves a unit from its next death, once" {
  rules = { "369.1", "371", "455", "458.1" },
  board = {
    A = { hand = { "Highlander", "Test Doom", "Test Doom" }, runes = { calm = 6 }, north = { { vanilla(3), as = "hero", damage = 1 }, { vanilla(2), as = "mate" } } },
    B = { base = { { vanilla(5), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Highlander")
    s:options("hero", "mate")
    s.A:choose("hero")
    s:resolve()
    s:expect("hero", { at = "north", damage = 1, exhausted = false })
    s.A:play("Test Doom")
    s.A:choose("hero")
    s:resolve()
    s:expect("hero", { at = "base", damage = 0, exhausted = true, controller = s.A })
    s:expect("mate", { at = "north", exhausted = false })
    s.A:play("Test Doom")
    s.A:choose("hero")
    s:resolve()
    s:expect("hero", { zone = "trash" })
  end,
}

scenario "Highlander saves nobody else" {
  rules = { "370.1" },
  board = {
    A = { hand = { "Highlander", "Test Doom" }, runes = { calm = 5 }, base = { { vanilla(3), as = "hero" }, { vanilla(2), as = "mate" } } },
  },
  play = function(s)
    s.A:play("Highlander")
    s.A:choose("hero")
    s:resolve()
    s.A:play("Test Doom")
    s.A:choose("mate")
    s:resolve()
    s:expect("mate", { zone = "trash" })
    s:expect("hero", { at = "base", exhausted = false })
  end,
}

scenario "Highlander takes a unit that falls in combat back to the base" {
  rules = { "369.1", "466.1", "466.3" },
  board = {
    A = { hand = { "Highlander" }, runes = { calm = 4 }, base = { { vanilla(3), as = "hero" } } },
    B = { north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("hero", "north")
    s.A:play("Highlander")
    s.A:choose("hero")
    s:resolve()
    s:showdown()
    s:expect("hero", { at = "base", damage = 0, exhausted = true })
    s:expect("guard", { at = "north", damage = 0 })
    s:expect("north", { controller = s.B })
  end,
}

scenario "Highlander is over with the turn" {
  rules = { "390.3", "317.2" },
  board = {
    A = { hand = { "Highlander" }, runes = { calm = 4 }, base = { { vanilla(3), as = "hero" } } },
    B = { hand = { "Test Doom" }, runes = { order = 1 }, rune_deck = { order = 5 } },
  },
  play = function(s)
    s.A:play("Highlander")
    s.A:choose("hero")
    s:resolve()
    s:next_turn()
    s.B:play("Test Doom")
    s.B:choose("hero")
    s:resolve()
    s:expect("hero", { zone = "trash" })
  end,
}
