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
