scenario "Unchecked Power exhausts the own units and hits everything at battlefields" {
  rules = { "414", "417.1", "323.5" },
  board = {
    A = { hand = { "Unchecked Power" }, runes = { mind = 7 }, base = { { vanilla(2), as = "home" } }, north = { { vanilla(13), as = "mine" } } },
    B = { south = { { vanilla(13), as = "giant" }, { vanilla(12), as = "big" } }, base = { { vanilla(2), as = "far" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Unchecked Power")
    s:count("Mind Rune", 5, { zone = "runes", exhausted = true })
    s:resolve()
    s:expect("mine", { at = "north", damage = 12, exhausted = true })
    s:expect("home", { damage = 0, exhausted = true })
    s:expect("giant", { at = "south", damage = 12, exhausted = false })
    s:expect("big", { zone = "trash" })
    s:expect("far", { damage = 0, exhausted = false })
  end,
}

scenario "Unchecked Power with nobody at a battlefield only exhausts" {
  rules = { "055.1" },
  board = {
    A = { hand = { "Unchecked Power" }, runes = { mind = 7 }, base = { { vanilla(2), as = "home" } } },
    B = { base = { { vanilla(2), as = "far" } } },
  },
  play = function(s)
    s.A:play("Unchecked Power")
    s:resolve()
    s:expect("home", { damage = 0, exhausted = true })
    s:expect("far", { damage = 0, exhausted = false })
    s:expect("Unchecked Power", { zone = "trash" })
  end,
}
