scenario "Mito (HTR-1-104): another one is stronger" {
  rules = { "UA-10.4" },
  board = { A = { front = { { vanilla(1000), as = "friend" } }, hand = { "HTR-1-104" } }, B = { front = { vanilla(2000) } } },
  play = function(s)
    s.A:play("HTR-1-104", { at = "front" })
    s:options("friend")
    s.A:choose("friend")
    s:expect("friend", { bp = 2000 })
    s:expect("HTR-1-104", { bp = 500 })
  end,
}

scenario "Mito (HTR-1-104): or nobody" {
  rules = { "UA-10.4" },
  board = { A = { front = { { vanilla(1000), as = "friend" } }, hand = { "HTR-1-104" } } },
  play = function(s)
    s.A:play("HTR-1-104", { at = "energy" })
    s.A:done()
    s:expect("friend", { bp = 1000 })
  end,
}

scenario "Mito (HTR-1-104): another own character gets BP+1000 this turn" {
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
