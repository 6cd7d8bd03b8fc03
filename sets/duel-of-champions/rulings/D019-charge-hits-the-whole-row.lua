card { name = "Rider", type = "unit", position = { "melee" }, cost = 1, attack = 2, retaliation = 0, health = 5, keywords = { "Charge" } }
card { name = "Front", type = "unit", cost = 1, attack = 0, retaliation = 3, health = 2 }
card { name = "Back", type = "unit", position = { "shooter" }, cost = 1, attack = 0, retaliation = 1, health = 4 }

scenario "D019 Charge hits the whole row" {
  rules = { "DOC-11", "DOC-9.4" },
  board = { A = { f1 = "Rider" }, B = { f1 = "Front", b1 = "Back" } },
  play = function(s)
    s.A:attack("Rider")
    s:expect("Front", { zone = "graveyard" })
    s:expect("Back", { damage = 2 })
    s:expect("Rider", { damage = 1 })
  end,
}

scenario "D019 Charge hits the whole row: every struck survivor retaliates" {
  rules = { "DOC-11" },
  board = { A = { f1 = "Rider" }, B = { f1 = { vanilla(3), as = "front" }, b1 = "Back" } },
  play = function(s)
    s.A:attack("Rider")
    s:expect("Rider", { damage = 4 })
  end,
}

scenario "D019 Charge hits the whole row: by later versions the target alone retaliates" {
  rules = { "DOC-15" },
  format = { charge_retaliation = 0 },
  board = { A = { f1 = "Rider" }, B = { f1 = { vanilla(3), as = "front" }, b1 = "Back" } },
  play = function(s)
    s.A:attack("Rider")
    s:expect("Back", { damage = 2 })
    s:expect("Rider", { damage = 3 })
  end,
}
