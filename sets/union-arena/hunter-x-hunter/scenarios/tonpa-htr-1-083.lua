card { name = "Test Well", type = "site", color = { "green" }, generates = { green = 9 } }

scenario "Tonpa (HTR-1-083): weakens one" {
  rules = { "UA-10.4", "UA-8.4" },
  board = { A = { energy = { "Test Well" }, hand = { "HTR-1-083" } }, B = { front = { { vanilla(1400), as = "small" } }, energy = { { vanilla(1500), as = "foe" } } } },
  play = function(s)
    s.A:play("HTR-1-083", { at = "front" })
    s:options("foe")
    s.A:choose("foe")
    s:expect("foe", { bp = 500 })
    s.A:end_main()
    s:expect("foe", { bp = 1500 })
  end,
}

scenario "Tonpa (HTR-1-083): or nobody" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "HTR-1-083" } }, B = { front = { { vanilla(1500), as = "foe" } } } },
  play = function(s)
    s.A:play("HTR-1-083", { at = "front" })
    s.A:done()
    s:expect("foe", { bp = 1500 })
  end,
}

card { name = "Spring", type = "character", color = { "green" }, bp = 1000, generates = { green = 1 } }

scenario "Tonpa (HTR-1-083): an enemy character of BP 1500 or more gets BP-1000 this turn" {
  rules = { "UA-8.4", "UA-10.4" },
  board = {
    A = { hand = { "Tonpa" }, front = { vanilla(3000) }, energy = { "Spring" } },
    B = { front = { { vanilla(1500), as = "foe" }, { vanilla(1499), as = "small" } }, energy = { { vanilla(2000), as = "back" } } },
  },
  play = function(s)
    s.A:play("Tonpa", { at = "front" })
    s:expect("Tonpa", { at = "front", bp = 2000, ap = 1, required_energy = 1, generates = 1, color = "green" })
    s:options("foe", "back")
    s.A:choose("foe")
    s:expect("foe", { bp = 500 })
    s:expect("back", { bp = 2000 })
    s:next_turn()
    s:expect("foe", { bp = 1500 })
  end,
}

scenario "Tonpa (HTR-1-083): nobody need be chosen" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Tonpa" }, energy = { "Spring" } }, B = { front = { { vanilla(1500), as = "foe" } } } },
  play = function(s)
    s.A:play("Tonpa", { at = "energy" })
    s.A:done()
    s:expect("foe", { bp = 1500 })
    s:expect("Tonpa", { at = "energy" })
  end,
}

scenario "Tonpa (HTR-1-083): without an enemy of that BP nothing is asked" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Tonpa" }, front = { vanilla(4000) }, energy = { "Spring" } }, B = { front = { { vanilla(1499), as = "foe" } } } },
  play = function(s)
    s.A:play("Tonpa", { at = "energy" })
    s:owes(s.A, "act")
    s:expect("foe", { bp = 1499 })
  end,
}
