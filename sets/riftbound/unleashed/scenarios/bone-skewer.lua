card { name = "Test Giant", type = "unit", energy = 9, might = 8, domains = { "body" }, power = { body = 2 } }

scenario "Bone Skewer drags a unit out of an opponent's hand, for nothing and stunned" {
  rules = { "424.1", "356.5", "386", "423" },
  board = {
    A = { hand = { "Bone Skewer" }, runes = { chaos = 2 }, north = { { vanilla(3), as = "guard" } } },
    B = { hand = { "Test Giant", { vanilla_spell(1), as = "trick" }, { vanilla(1), as = "page" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Bone Skewer")
    s:options("north", "south")
    s.A:choose("north")
    s.A:choose(s.B)
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "choose")
    s:options("Test Giant", "page")
    s.A:choose("Test Giant")
    s:expect("Test Giant", { at = "north", controller = s.B, exhausted = true })
    s:chain { "Bone Skewer" }
    s:resolve()
    s:expect("Test Giant", { stunned = true })
    s:expect("trick", { zone = "hand" })
    s:showdown()
    s:expect("guard", { at = "north", damage = 0 })
  end,
}

scenario "Bone Skewer may leave the hand alone" {
  rules = { "424.1" },
  board = {
    A = { hand = { "Bone Skewer" }, runes = { chaos = 2 } },
    B = { hand = { { vanilla(1), as = "page" } } },
  },
  play = function(s)
    s.A:play("Bone Skewer")
    s.A:choose("south")
    s.A:choose(s.B)
    s.A:pass()
    s.B:pass()
    s.A:done()
    s:expect("page", { zone = "hand" })
    s:expect("Bone Skewer", { zone = "trash" })
    s:owes(s.A, "act")
  end,
}

scenario "Bone Skewer finds nothing in a hand without units" {
  rules = { "055.1" },
  board = {
    A = { hand = { "Bone Skewer" }, runes = { chaos = 2 } },
    B = { hand = { { vanilla_spell(1), as = "trick" } } },
  },
  play = function(s)
    s.A:play("Bone Skewer")
    s.A:choose("south")
    s.A:choose(s.B)
    s:resolve()
    s:expect("trick", { zone = "hand" })
    s:owes(s.A, "act")
  end,
}

scenario "Bone Skewer out of hiding costs nothing and reaches its own battlefield alone" {
  rules = { "811.1", "421", "356.5" },
  board = {
    A = { facedown = { north = { "Bone Skewer" } }, north = { { vanilla(3), as = "guard" } } },
    B = { hand = { { vanilla(5), as = "big" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Bone Skewer")
    s:options("north")
    s.A:choose("north")
    s.A:choose(s.B)
    s.A:pass()
    s.B:pass()
    s.A:choose("big")
    s:resolve()
    s:expect("big", { at = "north", stunned = true })
  end,
}

card { name = "Test Crier", type = "gear", energy = 1, domains = { "order" }, script = [[ triggered { on = card { zone = "hand" }.revealed { by = you }, effect = function(fx) fx:gain_xp(1) end } ]] }

scenario "Bone Skewer looks into an opponent's hand and no other" {
  rules = { "424.1", "355.10" },
  board = {
    A = { hand = { "Bone Skewer", { vanilla(2), as = "own" } }, runes = { chaos = 2 }, base = { "Test Crier" } },
    B = { base = { "Test Crier" }, hand = { { vanilla(1), as = "page" } } },
  },
  play = function(s)
    s.A:play("Bone Skewer")
    s.A:choose("south")
    s:options(s.B)
    s.A:choose(s.B)
    s.A:pass()
    s.B:pass()
    s:options("page")
    s.A:done()
    s:expect("own", { zone = "hand" })
    s:resolve()
    s:expect(s.B, { xp = 1 })
    s:expect(s.A, { xp = 0 })
  end,
}
