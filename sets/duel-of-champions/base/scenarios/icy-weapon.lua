scenario "Icy weapon gives 3 attack" {
  rules = { "DOC-3.4" },
  board = { A = { hand = { "Icy weapon" }, resources = 4, f0 = { vanilla(2), as = "it" } }, B = { f0 = { vanilla(9), as = "foe" } } },
  play = function(s)
    s.A:play("Icy weapon")
    s.A:choose("it")
    s:expect("it", { attack = 5, retaliation = 2 })
    s.A:attack("it")
    s:expect("foe", { damage = 5 })
  end,
}

scenario "Icy weapon goes when the unit returns to hand" {
  rules = { "DOC-13.1" },
  board = { A = { hand = { "Broken bridge" }, resources = 3, f0 = { vanilla(2), as = "it" } }, B = { ongoing = { { "Icy weapon", on = "it" } } } },
  play = function(s)
    s:expect("it", { attack = 5 })
    s.A:play("Broken bridge")
    s.A:choose("row 0")
    s:expect("it", { zone = "hand", attack = 2 })
    s:expect("Icy weapon", { zone = "graveyard" })
    s:expect(s.B, { graveyard_size = 1 })
  end,
}

scenario "Icy weapon is on one unit alone" {
  rules = { "DOC-3.4" },
  board = { A = { hand = { "Icy weapon" }, resources = 4, f0 = { vanilla(2), as = "it" }, f1 = { vanilla(2), as = "other" } }, B = { f0 = { vanilla(2), as = "foe" } } },
  play = function(s)
    s.A:play("Icy weapon")
    s.A:choose("it")
    s:expect("it", { attack = 5 })
    s:expect("other", { attack = 2 })
    s:expect("foe", { attack = 2 })
  end,
}
