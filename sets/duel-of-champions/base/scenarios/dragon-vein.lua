scenario "Dragon vein raises magic for good" {
  rules = { "DOC-3.3" },
  board = { A = { hand = { "Dragon vein" }, resources = 2, might = 2, magic = 3, destiny = 2 } },
  play = function(s)
    s.A:play("Dragon vein")
    s:expect(s.A, { might = 2, magic = 4, destiny = 2, resources = 0 })
    s:next_turn()
    s:next_turn()
    s:expect(s.A, { magic = 4 })
  end,
}

scenario "Dragon vein opens a spell in the same turn" {
  rules = { "DOC-3.3" },
  board = { A = { hand = { "Dragon vein", "Earthquake" }, resources = 4, magic = 1 }, B = { f0 = { "Ravager", as = "it" } } },
  play = function(s)
    s.A:refused("play", "Earthquake", { rule = "DOC-3.3" })
    s.A:play("Dragon vein")
    s.A:play("Earthquake")
    s:expect("it", { damage = 2 })
  end,
}
