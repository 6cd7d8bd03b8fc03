scenario "Insect swarm: 3 damage to all units" {
  rules = { "DOC-9.8" },
  board = { A = { hand = { "Insect swarm" }, resources = 3, f0 = { vanilla(9), as = "mine" } }, B = { b0 = { "Lamasu", as = "foe" } } },
  play = function(s)
    s.A:play("Insect swarm")
    s:expect("mine", { damage = 3 })
    s:expect("foe", { damage = 3 })
    s:expect(s.A, { health = 20 })
    s:expect(s.B, { health = 20 })
  end,
}

scenario "Insect swarm is magic: an incorporeal unit takes all of it" {
  rules = { "DOC-9.9", "DOC-11" },
  board = { A = { hand = { "Insect swarm" }, resources = 3 }, B = { b0 = { "Lingering ghost", as = "ghost" }, f0 = { "Crusher", as = "resists" } } },
  play = function(s)
    s.A:play("Insect swarm")
    s:expect("ghost", { zone = "graveyard" })
    s:expect("resists", { damage = 1 })
  end,
}
