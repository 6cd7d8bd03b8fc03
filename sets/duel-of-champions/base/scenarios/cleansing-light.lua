scenario "Cleansing light destroys all ongoing spells" {
  rules = { "DOC-12" },
  board = { A = { hand = { "Cleansing light" }, resources = 3, f0 = { vanilla(3), as = "it" }, ongoing = { { "Bless", on = "it" }, { "Fire trap", on = "row 1" } } }, B = { ongoing = { { "Weakness", on = "it" }, "Mass regeneration" } } },
  play = function(s)
    s:expect("it", { attack = 3, retaliation = 1 })
    s.A:play("Cleansing light")
    s:expect("it", { attack = 3, retaliation = 3 })
    s:expect(s.A, { graveyard_size = 3 })
    s:expect(s.B, { graveyard_size = 2 })
  end,
}

scenario "Cleansing light leaves fortunes" {
  rules = { "DOC-3.5" },
  board = { A = { hand = { "Cleansing light" }, resources = 3 }, B = { ongoing = { "Prison", "Mass regeneration" } } },
  play = function(s)
    s.A:play("Cleansing light")
    s:expect("Prison", { zone = "ongoing" })
    s:expect("Mass regeneration", { zone = "graveyard" })
  end,
}
