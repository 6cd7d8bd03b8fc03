scenario "Soul syphon plays a spell free that costs no more than there are enemy units" {
  rules = { "DOC-16", "DOC-7.5" },
  board = { A = { hand = { "Soul syphon", "Earthquake", "Insect swarm", "Gold pile" }, resources = 2, magic = 2 }, B = { f0 = { "Ravager", as = "one" }, f1 = { "Ravager", as = "two" } } },
  play = function(s)
    s.A:play("Soul syphon")
    s:options("Earthquake")
    s.A:choose("Earthquake")
    s:expect("one", { damage = 2 })
    s:expect("Earthquake", { zone = "graveyard" })
    s:expect(s.A, { hand_size = 2, resources = 0 })
  end,
}

scenario "Soul syphon may play nothing, and does not count own units" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Soul syphon", "Earthquake", "Fire bolt" }, resources = 2, f0 = { vanilla(5), as = "own" }, f1 = vanilla(6) }, B = { f0 = { "Ravager", as = "one" }, hand = { "Fire bolt" } } },
  play = function(s)
    s.A:play("Soul syphon")
    s:options("Fire bolt")
    s.A:done()
    s:expect(s.A, { hand_size = 2 })
    s:expect("one", { damage = 0 })
  end,
}

scenario "Soul syphon plays one spell" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Soul syphon", "Earthquake", "Fire bolt" }, resources = 2 }, B = { f0 = { "Ravager", as = "one" }, f1 = { "Ravager", as = "two" }, hand = { "Heal" } } },
  play = function(s)
    s.A:play("Soul syphon")
    s:options("Earthquake", "Fire bolt")
    s.A:choose("Fire bolt")
    s.A:choose("two")
    s:expect("two", { damage = 2 })
    s:expect("one", { damage = 0 })
    s:expect(s.A, { hand_size = 1 })
  end,
}
