scenario "Orihime Inoue (BLC-1-101): blocks twice" {
  rules = { "UA-6.4" },
  board = { A = { front = { { vanilla(500), as = "one" }, { vanilla(500), as = "two" }, { vanilla(500), as = "three" } } }, B = { front = { "BLC-1-101" } }, phase = "attack" },
  play = function(s)
    s.A:attack("one")
    s.B:block("BLC-1-101")
    s:expect("BLC-1-101", { exhausted = false })
    s.A:attack("two")
    s.B:block("BLC-1-101")
    s:expect("BLC-1-101", { exhausted = true, blocks = 2 })
    s.A:attack("three")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Orihime Inoue (BLC-1-101): it loses to its better" {
  rules = { "UA-6.7" },
  board = { A = { front = { { vanilla(9000), as = "one" } } }, B = { front = { "BLC-1-101" } }, phase = "attack" },
  play = function(s)
    s.A:attack("one")
    s.B:block("BLC-1-101")
    s:expect("BLC-1-101", { zone = "sideline" })
    s:expect("one", { at = "front" })
  end,
}
