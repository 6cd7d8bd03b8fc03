scenario "Slow: a unit neither attacks nor moves until its player's next turn" {
  rules = { "DOC-12", "DOC-8.3", "DOC-3.6" },
  board = { A = { hand = { "Slow" }, resources = 1 }, B = { f0 = { vanilla(2), as = "it" }, f2 = { vanilla(2), as = "free" } } },
  play = function(s)
    s.A:play("Slow")
    s.A:choose("it")
    s:next_turn()
    s.B:refused("attack", "it", s.A, { rule = "DOC-12" })
    s.B:refused("move", "it", "f1", { rule = "DOC-8.3" })
    s.B:attack("free")
    s:next_turn()
    s:expect("Slow", { zone = "graveyard" })
    s:next_turn()
    s.B:move("it", "f1")
    s:expect("it", { at = "B f1" })
  end,
}

scenario "Slow does not keep a unit from retaliating" {
  rules = { "DOC-9.4" },
  board = { A = { ongoing = { { "Slow", on = "it" } }, f0 = { vanilla(3), as = "mine" } }, B = { f0 = { vanilla(5), as = "it" } } },
  play = function(s)
    s.A:attack("mine")
    s:expect("it", { damage = 3 })
    s:expect("mine", { zone = "graveyard" })
  end,
}
