scenario "Divine intervention: the enemy's ongoing spells go, the own units are healed" {
  rules = { "DOC-12", "DOC-11" },
  board = { A = { hand = { "Divine intervention" }, resources = 5, f0 = { vanilla(9), as = "mine", damage = 7 }, ongoing = { { "Bless", on = "mine" } } }, B = { f0 = { vanilla(9), as = "foe", damage = 7 }, ongoing = { { "Weakness", on = "mine" }, "Fog veil", "Prison" } } },
  play = function(s)
    s.A:play("Divine intervention")
    s:expect("mine", { damage = 0, attack = 11, retaliation = 9 })
    s:expect("foe", { damage = 7 })
    s:expect("Fog veil", { zone = "graveyard" })
    s:expect("Bless", { zone = "ongoing" })
    s:expect("Prison", { zone = "ongoing" })
  end,
}

scenario "Divine intervention does not heal the hero" {
  rules = { "DOC-11" },
  board = { A = { hand = { "Divine intervention" }, resources = 5, damage = 5 } },
  play = function(s)
    s.A:play("Divine intervention")
    s:expect(s.A, { health = 15 })
  end,
}
