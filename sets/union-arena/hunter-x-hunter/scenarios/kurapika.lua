card { name = "Well", type = "character", color = { "green" }, bp = 1000, generates = { green = 3 } }
card { name = "Lamp", type = "character", color = { "red" }, bp = 1000, generates = { red = 1 } }

scenario "Kurapika: BP+1000 as long as 6 energy is generated, of whatever colors" {
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

scenario "Kurapika: its own energy counts for it on the energy line" {
  rules = { "UA-4.14" },
  board = { A = { hand = { "Kurapika" }, energy = { "Well", "Lamp" } } },
  play = function(s)
    s.A:play("Kurapika", { at = "energy" })
    s:expect("Kurapika", { generates = 2, bp = 4000 })
    s:expect(s.A, { energy = 6 })
  end,
}

scenario "Kurapika: when energy leaves the energy line its BP falls" {
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
