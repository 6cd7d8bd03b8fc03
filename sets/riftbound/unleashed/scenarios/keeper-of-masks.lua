card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "Keeper of Masks makes two copies of itself, which do not repeat its trick" {
  rules = { "184.2", "386", "474", "419.3" },
  board = { A = { hand = { "Keeper of Masks" }, runes = { mind = 2 } } },
  play = function(s)
    s.A:play("Keeper of Masks", { at = "base" })
    s:chain { "Keeper of Masks" }
    s.A:pass()
    s.B:pass()
    s:count("Reflection", 2, { at = "base", might = 0, exhausted = true })
    s:chain { "Keeper of Masks" }
    s:resolve()
    s:count("Keeper of Masks", 3, { at = "base", might = 1, exhausted = true })
    s:count("Keeper of Masks", 2, { token = true })
    s:chain {}
    s:owes(s.A, "act")
  end,
}

scenario "Keeper of Masks: the copies are Temporary as it is, and all three die together" {
  rules = { "816.1", "474" },
  board = { A = { hand = { "Keeper of Masks" }, runes = { mind = 2 } } },
  play = function(s)
    s.A:play("Keeper of Masks", { at = "base" })
    s:resolve()
    s:count("Keeper of Masks", 3)
    s:next_turn()
    s.B:end_turn()
    s.A:order("Keeper of Masks", "Keeper of Masks", "Keeper of Masks")
    s:resolve()
    s:count("Keeper of Masks", 1, { zone = "trash" })
    s:count("Keeper of Masks", 0, { at = "base" })
  end,
}

scenario "Keeper of Masks out of hiding: it and both copies stand where it hid" {
  rules = { "811.1", "386", "474" },
  board = {
    A = { facedown = { north = { "Keeper of Masks" } }, north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Keeper of Masks")
    s:resolve()
    s:count("Keeper of Masks", 3, { at = "north" })
    s:count("Keeper of Masks", 2, { token = true })
  end,
}

scenario "Keeper of Masks: a Keeper that has gone leaves its masks blank" {
  rules = { "386", "359.3" },
  board = {
    A = { hand = { "Keeper of Masks" }, runes = { mind = 2 } },
    B = { hand = { "Test Doom" } },
  },
  play = function(s)
    s.A:play("Keeper of Masks", { at = "base" })
    s.A:pass()
    s.B:pass()
    s.A:pass()
    s.B:play("Test Doom")
    s.B:choose("Keeper of Masks")
    s:resolve()
    s:count("Reflection", 2, { might = 0 })
    s:expect("Keeper of Masks", { zone = "trash" })
  end,
}

scenario "Keeper of Masks has its masks with it" {
  rules = { "386", "474" },
  board = {
    A = { hand = { "Keeper of Masks" }, pool = { energy = 9, mind = 9, chaos = 9 }, north = { { vanilla(1), as = "anchor" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Keeper of Masks", { at = "north" })
    s:resolve()
    s:count("Keeper of Masks", 3, { at = "north" })
  end,
}
