card { name = "Test Well", type = "site", color = { "green" }, generates = { green = 9 } }

scenario "Leorio (HTR-1-090): another small one returns" {
  rules = { "UA-10.4", "UA-2.5" },
  board = { A = { energy = { "Test Well" }, front = { { vanilla(1000), as = "small" }, { "CGH-1-103", as = "large" } }, hand = { "HTR-1-090" } } },
  play = function(s)
    s.A:play("HTR-1-090", { at = "energy" })
    s:expect("small", { zone = "hand" })
    s:expect("large", { at = "front" })
    s:expect("HTR-1-090", { at = "energy", exhausted = true })
  end,
}

scenario "Leorio (HTR-1-090): without one, it returns itself" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, front = { { "CGH-1-103", as = "large" } }, hand = { "HTR-1-090" } }, B = { front = { vanilla(500) } } },
  play = function(s)
    s.A:play("HTR-1-090", { at = "front" })
    s:expect("HTR-1-090", { zone = "hand" })
    s:expect("large", { at = "front" })
    s:expect(s.A, { ap = 2 })
  end,
}

card { name = "Spring", type = "character", color = { "green" }, bp = 1000, generates = { green = 1 } }

card { name = "Rock", type = "character", color = { "green" }, bp = 1000, required_energy = 2, generates = { green = 1 } }

card { name = "Anchor", type = "character", color = { "green" }, bp = 1000, generates = { green = 1 }, script = [[ forbid { what = "leave", affects = self } ]] }

scenario "Leorio (HTR-1-090): returns another character of required energy 1 or less" {
  rules = { "UA-2.5", "UA-10.4" },
  board = {
    A = { hand = { "HTR-1-090" }, front = { { "Rock", as = "rock" }, { "Tonpa", as = "one" } }, energy = { "Spring" } },
    B = { front = { { vanilla(1000), as = "foe" } } },
  },
  play = function(s)
    s.A:play("HTR-1-090", { at = "energy" })
    s:options("one", "Spring")
    s.A:choose("one")
    s:expect("one", { zone = "hand", owner = s.A })
    s:expect("HTR-1-090", { at = "energy", exhausted = true, bp = 1500, generates = 2, ap = 1, required_energy = 1, color = "green" })
    s:expect(s.A, { energy = 3, ap = 2 })
  end,
}

scenario "Leorio (HTR-1-090): when what it chose cannot leave, it returns itself" {
  rules = { "UA-10.3" },
  board = { A = { hand = { "HTR-1-090" }, energy = { "Anchor" } } },
  play = function(s)
    s.A:play("HTR-1-090", { at = "energy" })
    s:expect("Anchor", { at = "energy" })
    s:expect("HTR-1-090", { zone = "hand" })
  end,
}

card { name = "Test Pupil", type = "character", color = { "green" }, bp = 2000, required_energy = 1, keywords = { "Raid" }, raid = { "Kiriko" } }

scenario "Leorio (HTR-1-090): of a raid character the top card alone returns" {
  rules = { "UA-5.8", "UA-2.5" },
  board = { A = { energy = { "Test Well" }, front = { { "Test Pupil", on = { "Kiriko" } } }, hand = { "HTR-1-090" } } },
  play = function(s)
    s.A:play("HTR-1-090", { at = "energy" })
    s:expect("Test Pupil", { zone = "hand" })
    s:expect("Kiriko", { zone = "sideline" })
    s:expect("HTR-1-090", { at = "energy" })
  end,
}
