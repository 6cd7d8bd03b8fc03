card { name = "Twin Blades", type = "unit", position = { "melee" }, cost = 1, attack = 2, retaliation = 0, health = 5, keywords = { "Double Attack" } }
card { name = "Target", type = "unit", cost = 1, attack = 0, retaliation = 2, health = 5 }

scenario "D021 Double Attack twice the retaliation" {
  rules = { "DOC-11", "DOC-9.7" },
  board = { A = { f1 = "Twin Blades" }, B = { f1 = "Target" } },
  play = function(s)
    s.A:attack("Twin Blades")
    s:expect("Target", { left = 1 })
    s:expect("Twin Blades", { left = 1 })
  end,
}

scenario "D021 Double Attack twice the retaliation: who dies of the first attack makes no second" {
  rules = { "DOC-11" },
  board = { A = { f1 = { "Twin Blades", damage = 3 } }, B = { f1 = "Target" } },
  play = function(s)
    s.A:attack("Twin Blades")
    s:expect("Target", { left = 3 })
    s:expect("Twin Blades", { zone = "graveyard" })
  end,
}

scenario "D021 Double Attack twice the retaliation: a dead target makes room for the next" {
  rules = { "DOC-11" },
  board = { A = { f1 = "Twin Blades" }, B = { f1 = vanilla(2), b1 = { vanilla(3), as = "behind" } } },
  play = function(s)
    s.A:attack("Twin Blades")
    s:expect(vanilla(2), { zone = "graveyard" })
    s:expect("behind", { damage = 2 })
    s:expect("Twin Blades", { damage = 3 })
  end,
}
