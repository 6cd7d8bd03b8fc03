scenario "Xorm: 2 resources, and melee units have +1 attack this turn" {
  rules = { "DOC-6.9" },
  board = { A = { hero = "Xorm, Champion of the Abyss", resources = 2, f0 = { "Juggernaut", as = "melee" }, b1 = { "Lacerator", as = "both" }, b0 = { "Succubus", as = "shooter" }, f2 = { "Pit lord", as = "flyer" } }, B = { f0 = { "Juggernaut", as = "foe" } } },
  play = function(s)
    s.A:activate("Xorm, Champion of the Abyss")
    s:expect(s.A, { resources = 0 })
    s:expect("melee", { attack = 5, retaliation = 3 })
    s:expect("both", { attack = 4 })
    s:expect("shooter", { attack = 2 })
    s:expect("flyer", { attack = 4 })
    s:expect("foe", { attack = 4 })
    s.A:refused("draw", { rule = "DOC-6.9" })
    s:next_turn()
    s:expect("melee", { attack = 4 })
  end,
}

scenario "Xorm needs the resources" {
  rules = { "DOC-6.9", "DOC-3.3" },
  board = { A = { hero = "Xorm, Champion of the Abyss", resources = 1, f0 = { "Juggernaut", as = "melee" } } },
  play = function(s)
    s.A:refused("activate", "Xorm, Champion of the Abyss", { rule = "DOC-3.3" })
    s:expect("melee", { attack = 4 })
    s:expect(s.A, { might = 2, magic = 0, destiny = 1, health = 20 })
  end,
}
