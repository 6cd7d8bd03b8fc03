scenario "Firestorm: 4 damage to each unit on a line" {
  rules = { "DOC-4.1" },
  board = { A = { hand = { "Firestorm" }, resources = 5, f0 = { vanilla(9), as = "mine" } }, B = { b0 = { vanilla(9), as = "one" }, b3 = { vanilla(9), as = "two" }, f1 = { vanilla(9), as = "before" } } },
  play = function(s)
    s.A:play("Firestorm")
    s:options("A front", "A back", "B front", "B back")
    s.A:choose("B back")
    s:expect("one", { damage = 4 })
    s:expect("two", { damage = 4 })
    s:expect("before", { damage = 0 })
    s:expect("mine", { damage = 0 })
  end,
}

scenario "Firestorm burns the own line, too" {
  rules = { "DOC-9.5" },
  board = { A = { hand = { "Firestorm" }, resources = 5, f0 = { vanilla(4), as = "mine" } } },
  play = function(s)
    s.A:play("Firestorm")
    s.A:choose("A front")
    s:expect("mine", { zone = "graveyard" })
  end,
}
