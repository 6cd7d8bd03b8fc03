card { name = "Test Well", type = "site", color = { "green" }, generates = { green = 9 } }

scenario "Gon Freecss (HTR-1-102): raided, all are stronger" {
  rules = { "UA-5.4", "UA-11.1" },
  board = { A = { energy = { "Test Well", { vanilla(1000), as = "friend" } }, front = { "HTR-1-075" }, hand = { "HTR-1-102" } } },
  play = function(s)
    s.A:raid("HTR-1-102", "HTR-1-075")
    s:expect("HTR-1-102", { bp = 5000, impact = 1 })
    s:expect("friend", { bp = 2000 })
    s.A:end_main()
    s.A:pass()
    s:expect("HTR-1-102", { bp = 4000, impact = 1 })
  end,
}

scenario "Gon Freecss (HTR-1-102): no raid on a raided one" {
  rules = { "UA-5.2", "UA-5.5" },
  board = { A = { energy = { "Test Well" }, front = { { "HTR-1-102", as = "first" } }, hand = { { "HTR-1-102", as = "second" } } } },
  play = function(s)
    s:expect("first", { impact = 0 })
    s.A:refused("raid", "second", "first", { rule = "UA-5.2" })
  end,
}

card { name = "Well", type = "character", color = { "green" }, bp = 1000, generates = { green = 4 } }

card { name = "Spring", type = "character", color = { "green" }, bp = 1000, generates = { green = 1 } }

scenario "Gon Freecss (HTR-1-102): raids onto Gon Freecss; all own characters get BP+1000 this turn" {
  rules = { "UA-5.1", "UA-5.3", "UA-5.4", "UA-5.5" },
  board = {
    A = { hand = { { "HTR-1-102", as = "top" } }, front = { { vanilla(2000), as = "mate" } }, energy = { "Well", { "HTR-1-075", as = "base", exhausted = true } } },
    B = { front = { { vanilla(2000), as = "foe" } } },
  },
  play = function(s)
    s:expect("top", { bp = 4000, required_energy = 5, ap = 1, color = "green", trigger = "raid", keywords = { "Raid" }, raid = { "Gon Freecss" } })
    s.A:raid("top", "base", { at = "front" })
    s:expect("top", { at = "front", exhausted = false, raided = true, bp = 5000, impact = 1, keywords = { "Raid", "Impact" }, under = { "base" } })
    s:expect("mate", { bp = 3000 })
    s:expect("Well", { bp = 2000 })
    s:expect("foe", { bp = 2000 })
    s:expect(s.A, { ap = 2, energy = 4 })
    s:next_turn()
    s:expect("top", { bp = 4000, impact = 1 })
    s:expect("mate", { bp = 2000 })
  end,
}

scenario "Gon Freecss (HTR-1-102): played the plain way it has neither Impact nor its effect" {
  rules = { "UA-5.1", "UA-5.5" },
  board = { A = { hand = { { "HTR-1-102", as = "top" } }, front = { { vanilla(2000), as = "mate" } }, energy = { "Well", "Spring" } } },
  play = function(s)
    s.A:play("top", { at = "energy" })
    s:expect("top", { at = "energy", exhausted = true, raided = false, bp = 4000, impact = 0, generates = 1 })
    s:expect("mate", { bp = 2000 })
    s.A:refused("raid", "top", "mate", { rule = "UA-4.16" })
  end,
}

scenario "Gon Freecss (HTR-1-102): not onto another character, nor onto one with Raid" {
  rules = { "UA-5.1", "UA-5.2" },
  board = {
    A = { hand = { { "HTR-1-102", as = "top" } }, front = { { "Kiriko", as = "other" }, { "HTR-1-102", as = "raider" } }, energy = { "Well", "Spring" } },
    B = { front = { { "HTR-1-075", as = "foe" } } },
  },
  play = function(s)
    s.A:refused("raid", "top", "other", { rule = "UA-5.1" })
    s.A:refused("raid", "top", "raider", { rule = "UA-5.2" })
    s.A:refused("raid", "top", "foe", { rule = "UA-5.2" })
    s:expect("top", { zone = "hand" })
  end,
}

scenario "Gon Freecss (HTR-1-102): in raid state its won attack deals 1 damage" {
  rules = { "UA-11.1" },
  board = {
    A = { front = { { "HTR-1-102", as = "gon", on = { "HTR-1-075" } } } },
    B = { front = { { vanilla(4000), as = "wall" } }, life = { "Kiriko", "Netero" } },
    phase = "attack",
  },
  play = function(s)
    s.A:attack("gon")
    s.B:block("wall")
    s.A:choose("Netero")
    s:expect("Netero", { zone = "sideline" })
    s:expect(s.B, { life = 1 })
  end,
}
