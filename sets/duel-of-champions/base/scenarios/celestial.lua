scenario "Celestial: enemy units of its row have at most 2 and 2" {
  rules = { "DOC-12" },
  board = { A = { f0 = "Celestial", b0 = { vanilla(5), as = "own" } }, B = { f0 = { vanilla(5), as = "in" }, b0 = { vanilla(1), as = "small" }, f1 = { vanilla(5), as = "out" } } },
  play = function(s)
    s:expect("in", { attack = 2, retaliation = 2, health = 5 })
    s:expect("small", { attack = 1, retaliation = 1 })
    s:expect("out", { attack = 5, retaliation = 5 })
    s:expect("own", { attack = 5 })
    s.A:move("Celestial", "f1")
    s:expect("in", { attack = 5 })
    s:expect("out", { attack = 2 })
  end,
}

scenario "Celestial: what strengthens a unit does not help it beyond that" {
  rules = { "DOC-12" },
  board = { A = { f0 = "Celestial" }, B = { f0 = { vanilla(1), as = "in", enrage = 3 }, ongoing = { { "Bless", on = "in" } } } },
  play = function(s)
    s:expect("in", { attack = 2, retaliation = 2 })
    s.A:attack("Celestial")
    s:expect("in", { zone = "graveyard" })
  end,
}
