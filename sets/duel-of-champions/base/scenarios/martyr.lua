scenario "Martyr: one's units take no damage of the enemy in a turn, then the unit dies" {
  rules = { "DOC-9.8", "DOC-6.11" },
  board = { A = { hand = { "Martyr" }, resources = 3, f0 = { vanilla(2), as = "it" }, f1 = { vanilla(2), as = "other" } }, B = { f1 = { vanilla(5), as = "foe" }, hand = { "Insect swarm" } } },
  play = function(s)
    s.A:play("Martyr")
    s:options("it", "other")
    s.A:choose("it")
    s:next_turn()
    s.B:attack("foe")
    s.B:play("Insect swarm")
    s:expect("other", { damage = 0 })
    s:expect("it", { damage = 0 })
    s:expect("foe", { zone = "graveyard" })
    s:next_turn()
    s:expect("it", { zone = "graveyard" })
    s:expect("Martyr", { zone = "graveyard" })
    s:expect("other", { at = "A f1" })
  end,
}

scenario "Martyr does not stop damage of one's own making, nor damage to the hero" {
  rules = { "DOC-9.8" },
  board = { A = { hand = { "Insect swarm" }, resources = 3, f0 = { vanilla(5), as = "it" }, ongoing = { { "Martyr", on = "it" } } }, B = { f1 = { vanilla(5), as = "foe" } } },
  play = function(s)
    s.A:play("Insect swarm")
    s:expect("it", { damage = 3 })
    s:next_turn()
    s:expect("it", { at = "A f0" })
    s.B:attack("foe")
    s:expect(s.A, { health = 15 })
    s:next_turn()
    s:expect("it", { at = "A f0" })
  end,
}
