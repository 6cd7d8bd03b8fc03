scenario "Eternal winter: the unit cannot move, and takes 1 in each turn of its controller" {
  rules = { "DOC-8.3", "DOC-6.3" },
  board = { A = { hand = { "Eternal winter" }, resources = 1 }, B = { f0 = { vanilla(5), as = "it" } } },
  play = function(s)
    s.A:play("Eternal winter")
    s.A:choose("it")
    s:expect("it", { damage = 0 })
    s:next_turn()
    s:expect("it", { damage = 1 })
    s.B:refused("move", "it", "f1", { rule = "DOC-8.3" })
    s.B:attack("it")
    s:expect(s.A, { health = 15 })
    s:next_turn()
    s:expect("it", { damage = 1 })
    s:next_turn()
    s:expect("it", { damage = 2 })
  end,
}

scenario "Eternal winter on a unit of one's own counts one's own turns" {
  rules = { "DOC-6.3" },
  board = { A = { hand = { "Eternal winter" }, resources = 1, f0 = { vanilla(2), as = "it", damage = 1 } } },
  play = function(s)
    s.A:play("Eternal winter")
    s.A:choose("it")
    s:next_turn()
    s:expect("it", { damage = 1 })
    s:next_turn()
    s:expect("it", { zone = "graveyard" })
    s:expect("Eternal winter", { zone = "graveyard" })
  end,
}

scenario "Eternal winter holds nobody else" {
  rules = { "DOC-8.3" },
  board = { A = { ongoing = { { "Eternal winter", on = "it" } }, f0 = { vanilla(5), as = "it" }, f2 = { vanilla(5), as = "other" } } },
  play = function(s)
    s.A:refused("move", "it", "f1", { rule = "DOC-8.3" })
    s.A:move("other", "f3")
    s:expect("other", { at = "A f3", keywords = {} })
  end,
}
