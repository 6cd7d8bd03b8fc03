scenario "Kurapika (HTR-1-072): strong with energy" {
  rules = { "UA-4.14", "UA-4.27" },
  board = { A = { front = { "HTR-1-072" }, energy = { "HTR-1-090", "HTR-1-105", "HTR-1-085" } } },
  play = function(s)
    s:expect(s.A, { energy = 6 })
    s:expect("HTR-1-072", { bp = 4000 })
  end,
}

scenario "Kurapika (HTR-1-072): not with 5" {
  rules = { "UA-4.14" },
  board = { A = { front = { "HTR-1-072" }, energy = { "HTR-1-090", "HTR-1-105", { "HTR-1-085", exhausted = true } } } },
  play = function(s)
    s:expect(s.A, { energy = 5 })
    s:expect("HTR-1-072", { bp = 3000 })
  end,
}

card { name = "Well", type = "character", color = { "green" }, bp = 1000, generates = { green = 3 } }

card { name = "Lamp", type = "character", color = { "red" }, bp = 1000, generates = { red = 1 } }

scenario "Kurapika (HTR-1-072): BP+1000 as long as 6 energy is generated, of whatever colors" {
  cases = {
    { name = "5 energy", energy = { "Well", "Lamp", "Lamp" }, bp = 3000 },
    { name = "6 energy of two colors", energy = { "Well", "Lamp", "Lamp", "Lamp" }, bp = 4000 },
    { name = "7 energy", energy = { "Well", "Well", "Lamp" }, bp = 4000 },
  },
  board = function(case)
    return { A = { front = { "Kurapika" }, energy = case.energy } }
  end,
  play = function(s, case)
    s:expect("Kurapika", { bp = case.bp, color = "green", ap = 1, required_energy = 3 })
  end,
}

scenario "Kurapika (HTR-1-072): its own energy counts for it on the energy line" {
  rules = { "UA-4.14" },
  board = { A = { hand = { "Kurapika" }, energy = { "Well", "Lamp" } } },
  play = function(s)
    s.A:play("Kurapika", { at = "energy" })
    s:expect("Kurapika", { generates = 2, bp = 4000 })
    s:expect(s.A, { energy = 6 })
  end,
}

scenario "Kurapika (HTR-1-072): when energy leaves the energy line its BP falls" {
  rules = { "UA-4.8" },
  board = { A = { front = { "Kurapika" }, energy = { "Well", { "Well", as = "mover" } } }, phase = "movement" },
  play = function(s)
    s:expect("Kurapika", { bp = 4000 })
    s.A:choose("mover")
    s.A:pass()
    s:expect("mover", { at = "front" })
    s:expect("Kurapika", { bp = 3000 })
  end,
}
