scenario "Sett, Kingpin counts the buffed units of his side where he is" {
  rules = { "701" },
  board = {
    A = {
      north = { { "Sett, Kingpin", buffs = 1 }, { vanilla(2), buffs = 1 }, vanilla(3) },
      base = { { vanilla(1), buffs = 1 } },
    },
    B = { north = { { vanilla(9), as = "foe", buffs = 1 } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    -- Five, his own buff, and one each for himself and his neighbour.
    s:expect("Sett, Kingpin", { might = 8, keywords = { "Tank" } })
    s:expect("foe", { might = 10 })
  end,
}

scenario "Sett, Kingpin counts nobody in the base" {
  board = { A = { base = { "Sett, Kingpin", { vanilla(2), buffs = 1 } } } },
  play = function(s) s:expect("Sett, Kingpin", { might = 5 }) end,
}
