scenario "Celestial armour: no damage to hero and units in a turn, then it is gone" {
  rules = { "DOC-9.8", "DOC-6.11" },
  board = { A = { hand = { "Celestial armour" }, resources = 5, f1 = { vanilla(2), as = "mine" } }, B = { f0 = { vanilla(5), as = "one" }, f1 = { vanilla(6), as = "two" } } },
  play = function(s)
    s.A:play("Celestial armour")
    s:next_turn()
    s:expect("Celestial armour", { zone = "ongoing", on = s.A })
    s.B:attack("one")
    s.B:attack("two")
    s:expect(s.A, { health = 20 })
    s:expect("mine", { damage = 0 })
    s:expect("two", { damage = 2 })
    s:next_turn()
    s:expect("Celestial armour", { zone = "graveyard" })
  end,
}

scenario "Celestial armour wears off by a single hit on a unit, and does not guard the enemy" {
  rules = { "DOC-9.8" },
  cases = { { name = "a unit", at = "f0", gone = "graveyard" }, { name = "nobody", at = "f3", gone = "ongoing" } },
  board = function(case)
    return { A = { hand = { "Fire bolt" }, resources = 1, ongoing = { "Celestial armour" }, f0 = { vanilla(2), as = "mine" } }, B = { f3 = { vanilla(9), as = "foe" } } }
  end,
  play = function(s, case)
    s.A:play("Fire bolt")
    s.A:choose(case.at == "f0" and "mine" or "foe")
    s:expect("mine", { damage = 0 })
    s:expect("foe", { damage = case.at == "f3" and 2 or 0 })
    s:next_turn()
    s:expect("Celestial armour", { zone = case.gone })
  end,
}

scenario "Celestial armour does not guard the enemy hero" {
  rules = { "DOC-9.8" },
  board = { A = { ongoing = { "Celestial armour" }, f0 = { vanilla(4), as = "mine" } } },
  play = function(s)
    s.A:attack("mine")
    s:expect(s.B, { health = 16 })
    s:next_turn()
    s:expect("Celestial armour", { zone = "ongoing" })
  end,
}
