scenario "Crystal of Revelation: hero and units take no magic damage" {
  rules = { "DOC-9.9", "DOC-11" },
  board = { A = { hand = { "Crystal of Revelation" }, resources = 4, f0 = { "Ravager", as = "mine" } }, B = { hand = { "Fire bolt", "Earthquake" }, production = 5, b3 = "Succubus", f1 = { "Ravager", as = "foe" } } },
  play = function(s)
    s.A:play("Crystal of Revelation")
    s:next_turn()
    s.B:play("Earthquake")
    s:expect("mine", { damage = 0 })
    s:expect("foe", { damage = 2 })
    s.B:attack("Succubus")
    s:expect(s.A, { health = 20 })
    s.B:attack("foe")
    s:expect(s.A, { health = 14 })
  end,
}

scenario "Crystal of Revelation ends as its player's next turn begins" {
  rules = { "DOC-6.1" },
  board = { A = { hand = { "Crystal of Revelation", "Earthquake" }, resources = 6, f0 = { "Ravager", as = "mine" } } },
  play = function(s)
    s.A:play("Crystal of Revelation")
    s.A:play("Earthquake")
    s:expect("mine", { damage = 0, keywords = { "Immune to Magic" } })
    s:next_turn()
    s:next_turn()
    s:expect("Crystal of Revelation", { zone = "graveyard" })
    s:expect("mine", { keywords = {} })
  end,
}

scenario "Crystal of Revelation does not shield the enemy" {
  rules = { "DOC-9.9" },
  board = { A = { ongoing = { "Crystal of Revelation" }, b0 = "Succubus", b1 = { "Succubus", as = "other" } }, B = { f1 = { vanilla(5), as = "foe" } } },
  play = function(s)
    s.A:attack("Succubus")
    s:expect(s.B, { health = 18 })
    s.A:attack("other")
    s:expect("foe", { damage = 2 })
  end,
}
