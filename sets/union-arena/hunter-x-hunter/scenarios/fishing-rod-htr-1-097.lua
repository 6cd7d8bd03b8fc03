card { name = "Test Well", type = "site", color = { "green" }, generates = { green = 9 } }

scenario "Fishing Rod (HTR-1-097): no stronger than the own strongest" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well", { vanilla(3000), as = "mine" } }, hand = { "HTR-1-097" } }, B = { front = { { vanilla(3000), as = "foe" }, { vanilla(3500), as = "strong" } }, energy = { { vanilla(500), as = "behind" } } } },
  play = function(s)
    s.A:play("HTR-1-097")
    s:expect("foe", { zone = "hand" })
    s:expect("strong", { at = "front" })
  end,
}

scenario "Fishing Rod (HTR-1-097): with Gon Freecss it is sidelined" {
  rules = { "UA-10.8" },
  board = { A = { energy = { "Test Well", "HTR-1-101" }, hand = { "HTR-1-097" } }, B = { front = { { vanilla(3000), as = "foe" }, { vanilla(2000), as = "other" } } } },
  play = function(s)
    s.A:play("HTR-1-097")
    s:options("foe", "other")
    s.A:choose("foe")
    s:expect("foe", { zone = "sideline" })
  end,
}
