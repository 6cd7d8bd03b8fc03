scenario "Cyclone: 1 damage to each unit of a line, which cannot attack until its player's next turn" {
  rules = { "DOC-1", "DOC-3.6", "DOC-4.1" },
  board = { A = { hand = { "Cyclone" }, resources = 4, f0 = { vanilla(5), as = "mine" } }, B = { f0 = { vanilla(5), as = "one" }, f3 = { vanilla(5), as = "two" }, b1 = { vanilla(5), as = "behind" } } },
  play = function(s)
    s.A:play("Cyclone")
    s:options("A front", "A back", "B front", "B back")
    s.A:choose("B front")
    s:expect("one", { damage = 1 })
    s:expect("two", { damage = 1 })
    s:expect("behind", { damage = 0 })
    s:expect("mine", { damage = 0 })
    s:expect("Cyclone", { line = "B front" })
    s:next_turn()
    s.B:refused("attack", "two", s.A, { rule = "DOC-1", by = "Cyclone" })
    s.B:attack("behind")
    s:expect(s.A, { health = 15 })
    s:next_turn()
    s:expect("Cyclone", { zone = "graveyard" })
  end,
}

scenario "Cyclone holds who comes to the line later, unhurt" {
  rules = { "DOC-3.6" },
  board = { A = { ongoing = { { "Cyclone", on = "B front" } } }, B = { hand = { "Panther warrior" } } },
  play = function(s)
    s:next_turn()
    s.B:play("Panther warrior", { at = "f0" })
    s:expect("Panther warrior", { damage = 0 })
    s.B:refused("attack", "Panther warrior", s.A, { rule = "DOC-1", by = "Cyclone" })
  end,
}
