scenario "Earthquake hits melee units and shooters, no flyers" {
  rules = { "DOC-9.8" },
  board = { A = { hand = { "Earthquake" }, resources = 2, f0 = "Tainted orc", b0 = "Centaur archer" }, B = { f0 = "Ranaar harpy", f1 = "Juggernaut" } },
  play = function(s)
    s.A:play("Earthquake")
    s:expect("Tainted orc", { damage = 2 })
    s:expect("Centaur archer", { damage = 2 })
    s:expect("Juggernaut", { damage = 2 })
    s:expect("Ranaar harpy", { damage = 0 })
  end,
}

scenario "Earthquake asks for magic 2" {
  rules = { "DOC-3.3" },
  board = { A = { hand = { "Earthquake" }, resources = 2, magic = 1, f0 = "Tainted orc" } },
  play = function(s)
    s.A:refused("play", "Earthquake", { rule = "DOC-3.3" })
    s.A:raise("magic")
    s.A:play("Earthquake")
    s:expect("Tainted orc", { damage = 2 })
  end,
}
