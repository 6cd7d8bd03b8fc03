scenario "Orihime Inoue (101): stays active for a second block" {
  rules = { "UA-6.4" },
  board = {
    A = { front = { { vanilla(2000), as = "one" }, { vanilla(2500), as = "two" }, { vanilla(2800), as = "three" } } },
    B = { front = { { "BLC-1-101", as = "wall" } } },
    phase = "attack",
  },
  play = function(s)
    s:expect("wall", { bp = 3000, ap = 1, required_energy = 2, generates = 1, color = "purple", trigger = "active", keywords = { "Double Block" } })
    s.A:attack("one")
    s.B:block("wall")
    s:expect("wall", { at = "front", exhausted = false, blocks = 1 })
    s.A:attack("two")
    s.B:block("wall")
    s:expect("wall", { at = "front", exhausted = true, blocks = 2 })
    s.A:attack("three")
    s.A:choose("Filler")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Orihime Inoue (101): it may lose its first block all the same" {
  rules = { "UA-6.7" },
  board = { A = { front = { { vanilla(3000), as = "one" } } }, B = { front = { { "BLC-1-101", as = "wall" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("one")
    s.B:block("wall")
    s:expect("wall", { zone = "sideline" })
    s:expect(s.B, { life = 7 })
  end,
}
