scenario "Siegfried: melee units that are deployed this turn have +1 health" {
  rules = { "DOC-6.9", "DOC-7.4" },
  board = { A = { hero = "Siegfried, Champion of Faith", might = 5, hand = { "Imperial sentinel", "Juggernaut", "Loyal griffin" }, resources = 9, f3 = { "Juggernaut", as = "before" } } },
  play = function(s)
    s.A:activate("Siegfried, Champion of Faith")
    s.A:play("Imperial sentinel", { at = "f0" })
    s.A:play("Loyal griffin", { at = "f1" })
    s:expect("Imperial sentinel", { health = 3 })
    s:expect("Loyal griffin", { health = 4 })
    s:expect("before", { health = 4 })
    s:expect(s.A, { resources = 6 })
    s:next_turn()
    s:expect("Imperial sentinel", { health = 3 })
  end,
}

scenario "Siegfried helps neither the enemy nor the next turn" {
  rules = { "DOC-6.11" },
  board = { A = { hero = "Siegfried, Champion of Faith", might = 5, hand = { "Juggernaut" }, resources = 9 }, B = { hand = { { "Juggernaut", as = "theirs" } } } },
  play = function(s)
    s.A:activate("Siegfried, Champion of Faith")
    s:next_turn()
    s.B:play("theirs", { at = "B f0" })
    s:expect("theirs", { health = 4 })
    s:next_turn()
    s.A:play("Juggernaut", { at = "f0" })
    s:expect("Juggernaut", { health = 4 })
  end,
}
