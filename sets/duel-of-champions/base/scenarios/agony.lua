scenario "Agony: after it moves or attacks the unit takes 2" {
  rules = { "DOC-9.7", "DOC-8.1" },
  board = { A = { hand = { "Agony" }, resources = 1 }, B = { f0 = { vanilla(5), as = "it" }, f3 = { vanilla(5), as = "other" } } },
  play = function(s)
    s.A:play("Agony")
    s.A:choose("it")
    s:next_turn()
    s.B:move("it", "f1")
    s:expect("it", { damage = 2 })
    s.B:attack("other")
    s:expect("other", { damage = 0 })
    s:next_turn()
    s:next_turn()
    s.B:attack("it")
    s:expect("it", { damage = 4 })
    s:expect(s.A, { health = 10 })
  end,
}

scenario "Agony does not hurt who is put elsewhere by an effect" {
  rules = { "DOC-8.3" },
  board = { A = { hand = { "Storm wind" }, resources = 2, ongoing = { { "Agony", on = "it" } } }, B = { f0 = { vanilla(5), as = "it" } } },
  play = function(s)
    s.A:play("Storm wind")
    s.A:choose("it")
    s.A:choose("B f3")
    s:expect("it", { damage = 0, at = "B f3" })
  end,
}

scenario "Agony strikes after the attack, and nobody else who moves" {
  rules = { "DOC-9.7" },
  board = { A = { f0 = { vanilla(5), as = "it", damage = 3 }, f2 = { vanilla(5), as = "other" }, ongoing = { { "Agony", on = "it" } } } },
  play = function(s)
    s.A:move("other", "f3")
    s:expect("other", { damage = 0 })
    s.A:attack("it")
    s:expect(s.B, { health = 15 })
    s:expect("it", { zone = "graveyard" })
  end,
}
