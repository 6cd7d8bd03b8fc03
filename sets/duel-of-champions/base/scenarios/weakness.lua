scenario "Weakness makes a unit weaker as long as it lies on it" {
  rules = { "DOC-3.4" },
  board = { A = { hand = { "Weakness" }, resources = 2 }, B = { f0 = { vanilla(3), as = "it" }, f1 = { vanilla(3), as = "other" } } },
  play = function(s)
    s.A:play("Weakness")
    s.A:choose("it")
    s:expect("it", { attack = 1, retaliation = 1, health = 3 })
    s:expect("other", { attack = 3 })
    s:next_turn()
    s:next_turn()
    s:expect("it", { attack = 1 })
    s:expect("Weakness", { zone = "ongoing" })
  end,
}

scenario "Weakness may lie on one's own unit and adds up" {
  rules = { "DOC-13.2" },
  board = { A = { hand = { "Weakness" }, resources = 2, f0 = { vanilla(3), as = "it" }, ongoing = { { "Weakness", on = "it" } } } },
  play = function(s)
    s.A:play("Weakness")
    s.A:choose("it")
    s:expect("it", { attack = 0, retaliation = 0 })
  end,
}
