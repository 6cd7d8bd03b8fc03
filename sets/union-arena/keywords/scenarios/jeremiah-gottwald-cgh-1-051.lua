scenario "Jeremiah Gottwald (CGH-1-051): steps back" {
  rules = { "UA-4.9", "UA-4.12" },
  board = { A = { front = { { "CGH-1-051", exhausted = true } } }, phase = "movement" },
  play = function(s)
    s.A:choose("CGH-1-051")
    s.A:pass()
    s:expect("CGH-1-051", { at = "energy", exhausted = true })
  end,
}

scenario "Jeremiah Gottwald (CGH-1-051): changes places though both lines are full" {
  rules = { "UA-4.10", "UA-4.9" },
  board = { A = { front = { "CGH-1-051", vanilla(1000), vanilla(1000), vanilla(1000) }, energy = { { vanilla(2000), as = "X" }, vanilla(500), vanilla(500), vanilla(500) } }, phase = "movement" },
  play = function(s)
    s.A:choose("CGH-1-051")
    s.A:choose("X")
    s.A:pass()
    s:expect("CGH-1-051", { at = "energy" })
    s:expect("X", { at = "front" })
    s:expect(s.A, { removal_size = 0 })
  end,
}
