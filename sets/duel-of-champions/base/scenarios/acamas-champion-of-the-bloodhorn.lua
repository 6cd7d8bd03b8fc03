scenario "Acamas: raging units take 1 damage and have +1 attack this turn" {
  rules = { "DOC-6.9" },
  board = { A = { hero = "Acamas, Champion of the Bloodhorn", f0 = { "Ranaar mauler", as = "one" }, f1 = { "Jaguar warrior", as = "two" }, f2 = { "Juggernaut", as = "calm" } }, B = { f0 = { "Ranaar mauler", as = "foe" } } },
  play = function(s)
    s.A:activate("Acamas, Champion of the Bloodhorn")
    s:expect("one", { damage = 1, attack = 1, retaliation = 0 })
    s:expect("two", { damage = 1, attack = 2 })
    s:expect("calm", { damage = 0, attack = 4 })
    s:expect("foe", { damage = 0, attack = 0 })
    s:next_turn()
    s:expect("one", { attack = 0 })
  end,
}

scenario "Acamas: a unit that dies of it enrages the others" {
  rules = { "DOC-9.5", "DOC-11" },
  board = { A = { hero = "Acamas, Champion of the Bloodhorn", f0 = { "Ranaar mauler", as = "one", damage = 2 }, f1 = { "Ranaar mauler", as = "two" } } },
  play = function(s)
    s.A:activate("Acamas, Champion of the Bloodhorn")
    s:expect("one", { zone = "graveyard" })
    s:expect("two", { attack = 2, enrage = 1 })
  end,
}
