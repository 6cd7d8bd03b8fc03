scenario "Dispel magic destroys an ongoing spell" {
  rules = { "DOC-12", "DOC-3.4" },
  board = { A = { hand = { "Dispel magic" }, resources = 1, ongoing = { "Mass regeneration" } }, B = { f0 = { vanilla(3), as = "it" }, ongoing = { { "Bless", on = "it" }, "Prison" } } },
  play = function(s)
    s.A:play("Dispel magic")
    s:options("Mass regeneration", "Bless")
    s.A:choose("Bless")
    s:expect("it", { attack = 3 })
    s:expect("Bless", { zone = "graveyard" })
    s:expect("Mass regeneration", { zone = "ongoing" })
  end,
}

scenario "Dispel magic needs an ongoing spell" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Dispel magic" }, resources = 1, ongoing = { "Prison" } } },
  play = function(s)
    s.A:refused("play", "Dispel magic", { rule = "DOC-16" })
    s:expect("Prison", { zone = "ongoing" })
  end,
}
