scenario "Orc camp gives enrage counters by the Enrage of each unit" {
  rules = { "DOC-11" },
  board = { A = { hand = { "Orc camp" }, resources = 2, f0 = { "Raging smasher", as = "two" }, f1 = { "Ranaar mauler", as = "one", enrage = 1 }, f2 = { "Juggernaut", as = "calm" } }, B = { f0 = { "Crusher", as = "foe" } } },
  play = function(s)
    s.A:play("Orc camp")
    s:expect("two", { enrage = 2, attack = 6, retaliation = 4 })
    s:expect("one", { enrage = 2, attack = 2, retaliation = 2 })
    s:expect("calm", { enrage = 0, attack = 4 })
    s:expect("foe", { enrage = 0 })
  end,
}

scenario "Orc camp may be played without units" {
  rules = { "DOC-6.7" },
  board = { A = { hand = { "Orc camp" }, resources = 2 } },
  play = function(s)
    s.A:play("Orc camp")
    s:expect("Orc camp", { zone = "graveyard" })
  end,
}
