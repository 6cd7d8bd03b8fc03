scenario "Wind shield halves combat damage of shooters, rounded down" {
  rules = { "DOC-9.8", "DOC-3.4" },
  board = { A = { b0 = "Centaur archer", b1 = { "Tormentor", as = "back" }, f2 = { "Tormentor", as = "front" } }, B = {
    f0 = { vanilla(9), as = "s0" }, f1 = { vanilla(9), as = "s1" }, f2 = { vanilla(9), as = "s2" },
    ongoing = { { "Wind shield", on = "s0" }, { "Wind shield", on = "s1" }, { "Wind shield", on = "s2" } } } },
  play = function(s)
    s.A:attack("Centaur archer")
    s:expect("s0", { damage = 1 })
    s.A:attack("front") -- as a melee unit, in front
    s:expect("s2", { damage = 2 })
  end,
}

scenario "Wind shield is no help against spells, and lies on one unit" {
  rules = { "DOC-9.8" },
  board = { A = { hand = { "Wind shield", "Fire bolt", "Fire bolt" }, resources = 3, f0 = { vanilla(9), as = "it" }, f1 = { vanilla(9), as = "other" } }, B = { b1 = "Centaur archer" }, },
  play = function(s)
    s.A:play("Wind shield")
    s.A:choose("it")
    s:expect("Wind shield", { on = "it" })
    s.A:play("Fire bolt")
    s.A:choose("it")
    s:expect("it", { damage = 2 })
    s:next_turn()
    s.B:attack("Centaur archer")
    s:expect("other", { damage = 3 })
  end,
}

scenario "Wind shield does not stop flyers on the back line; of 5 it leaves 2" {
  rules = { "DOC-9.8" },
  board = { A = { b0 = { "Imperial crossbowman", stack = 5 }, b1 = "Pit lord" }, B = { f0 = { vanilla(9), as = "s0" }, f1 = { vanilla(9), as = "s1" }, ongoing = { { "Wind shield", on = "s0" }, { "Wind shield", on = "s1" } } } },
  play = function(s)
    s.A:attack("Imperial crossbowman")
    s:expect("s0", { damage = 2 })
    s.A:attack("Pit lord")
    s.A:choose("s1")
    s:expect("s1", { damage = 4 })
  end,
}
