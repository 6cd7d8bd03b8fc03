scenario "Jeremiah Gottwald (CGH-1-052): blocks twice" {
  rules = { "UA-6.4" },
  board = { A = { front = { { vanilla(500), as = "one" }, { vanilla(500), as = "two" }, { vanilla(500), as = "three" } } }, B = { front = { "CGH-1-052" } }, phase = "attack" },
  play = function(s)
    s.A:attack("one")
    s.B:block("CGH-1-052")
    s:expect("CGH-1-052", { exhausted = false })
    s.A:attack("two")
    s.B:block("CGH-1-052")
    s:expect("CGH-1-052", { exhausted = true, blocks = 2 })
    s.A:attack("three")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Jeremiah Gottwald (CGH-1-052): steps back" {
  rules = { "UA-4.9", "UA-4.12" },
  board = { A = { front = { { "CGH-1-052", exhausted = true } } }, phase = "movement" },
  play = function(s)
    s.A:choose("CGH-1-052")
    s.A:pass()
    s:expect("CGH-1-052", { at = "energy", exhausted = true })
  end,
}
