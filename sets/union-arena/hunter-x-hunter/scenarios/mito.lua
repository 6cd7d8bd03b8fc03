scenario "Mito: another own character gets BP+1000 this turn" {
  rules = { "UA-8.4" },
  board = {
    A = { hand = { "Mito" }, front = { { vanilla(2000), as = "one" } }, energy = { { vanilla(3000), as = "two" } } },
    B = { front = { { vanilla(2000), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Mito", { at = "front" })
    s:expect("Mito", { bp = 500, ap = 1, required_energy = 0, generates = 1, color = "green", trigger = "active" })
    s:options("one", "two")
    s.A:choose("two")
    s:expect("two", { bp = 4000 })
    s:expect("one", { bp = 2000 })
    s:expect("Mito", { bp = 500 })
    s:next_turn()
    s:expect("two", { bp = 3000 })
  end,
}

scenario "Mito: nobody need be chosen" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Mito" }, front = { { vanilla(2000), as = "one" } } } },
  play = function(s)
    s.A:play("Mito", { at = "energy" })
    s.A:done()
    s:expect("one", { bp = 2000 })
    s:expect(s.A, { ap = 2, energy = 1 })
  end,
}
