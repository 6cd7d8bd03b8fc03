scenario "Fire bolt deals 2 to a unit" {
  rules = { "DOC-9.8" },
  board = { A = { hand = { "Fire bolt" }, resources = 1, f0 = { vanilla(4), as = "own" } }, B = { b0 = { vanilla(4), as = "foe" } } },
  play = function(s)
    s.A:play("Fire bolt")
    s:options("own", "foe")
    s.A:choose("foe")
    s:expect("foe", { damage = 2 })
    s:expect(s.A, { resources = 0, graveyard_size = 1 })
  end,
}

scenario "Fire bolt is magic" {
  rules = { "DOC-9.9" },
  board = { A = { hand = { "Fire bolt" }, resources = 1 }, B = { f0 = { vanilla(4, { "Incorporeal" }), as = "ghost" } } },
  play = function(s)
    s.A:play("Fire bolt")
    s.A:choose("ghost")
    s:expect("ghost", { damage = 2 })
  end,
}
