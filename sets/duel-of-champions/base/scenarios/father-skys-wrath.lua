scenario "Father Sky's wrath returns an enemy unit and hurts all enemy flyers" {
  rules = { "DOC-11.2", "DOC-9.8" },
  board = { A = { hand = { "Father Sky's wrath" }, resources = 5, f0 = { "Pit lord", as = "mine" } }, B = { f0 = { "Abyssal lord", as = "it" }, f1 = { "Pit lord", as = "flyer" }, f2 = { "Abyssal lord", as = "stays" } } },
  play = function(s)
    s.A:play("Father Sky's wrath")
    s:options("it", "flyer", "stays")
    s.A:choose("it")
    s:expect("it", { zone = "hand" })
    s:expect("flyer", { damage = 6 })
    s:expect("stays", { damage = 0 })
    s:expect("mine", { damage = 0 })
  end,
}

scenario "Father Sky's wrath does not hurt the flyer that returns" {
  rules = { "DOC-11.2" },
  board = { A = { hand = { "Father Sky's wrath" }, resources = 5 }, B = { f1 = { "Lamasu", as = "it" }, f2 = { "Lamasu", as = "other" } } },
  play = function(s)
    s.A:play("Father Sky's wrath")
    s.A:choose("it")
    s:expect("it", { zone = "hand" })
    s:expect("other", { zone = "graveyard" })
  end,
}
