scenario "Guttural Roar doubles for the empowered" {
  rules = { "477", "441" },
  cases = { { name = "empowered", empowered = true, might = 7 }, { name = "not", empowered = false, might = 5 } },
  board = function(case)
    return { A = { hand = { "Guttural Roar" }, runes = { body = 2 }, base = { { vanilla(3), as = "mine", empowered = case.empowered } } }, B = { base = { { vanilla(1), as = "foe" } } } }
  end,
  play = function(s, case)
    s.A:play("Guttural Roar")
    s:options("foe", "mine")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = case.might, empowered = case.empowered })
    s:next_turn()
    s:expect("mine", { might = 3 })
  end,
}

scenario "Guttural Roar needs two energy" {
  rules = { "357.1" },
  board = { A = { hand = { "Guttural Roar" }, runes = { body = 1 }, base = { vanilla(3) } } },
  play = function(s)
    s.A:refused("play", "Guttural Roar", { rule = "357.1" })
    s:expect("Guttural Roar", { zone = "hand" })
  end,
}
