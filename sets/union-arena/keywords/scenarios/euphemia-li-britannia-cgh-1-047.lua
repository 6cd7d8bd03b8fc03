scenario "Euphemia li Britannia (CGH-1-047): steps back" {
  rules = { "UA-4.9", "UA-4.12" },
  board = { A = { front = { { "CGH-1-047", exhausted = true } } }, phase = "movement" },
  play = function(s)
    s.A:choose("CGH-1-047")
    s.A:pass()
    s:expect("CGH-1-047", { at = "energy", exhausted = true })
  end,
}

scenario "Euphemia li Britannia (CGH-1-047): changes places though both lines are full" {
  rules = { "UA-4.10", "UA-4.9" },
  board = { A = { front = { "CGH-1-047", vanilla(1000), vanilla(1000), vanilla(1000) }, energy = { { vanilla(2000), as = "X" }, vanilla(500), vanilla(500), vanilla(500) } }, phase = "movement" },
  play = function(s)
    s.A:choose("CGH-1-047")
    s.A:choose("X")
    s.A:pass()
    s:expect("CGH-1-047", { at = "energy" })
    s:expect("X", { at = "front" })
    s:expect(s.A, { removal_size = 0 })
  end,
}
