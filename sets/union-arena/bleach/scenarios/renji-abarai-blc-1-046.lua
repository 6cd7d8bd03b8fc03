scenario "Renji Abarai (BLC-1-046): the top card for a friend" {
  rules = { "UA-4.24", "UA-4.26", "UA-10.5" },
  board = { A = { front = { "BLC-1-046", { vanilla(1000), as = "friend" } }, deck = { { vanilla(2000), as = "top" } } } },
  play = function(s)
    s.A:activate("BLC-1-046")
    s.A:choose("friend")
    s:expect("top", { zone = "sideline" })
    s:expect("friend", { bp = 1500 })
    s.A:refused("activate", "BLC-1-046", { rule = "UA-4.26" })
  end,
}

scenario "Renji Abarai (BLC-1-046): on the front line alone, and not without a deck" {
  rules = { "UA-4.27", "UA-10.5" },
  board = { A = { front = { { "BLC-1-046", as = "front man" }, { vanilla(1000), as = "friend" } }, energy = { "BLC-1-046" }, deck = 0 } },
  play = function(s)
    s.A:activate("front man")
    s:expect("friend", { bp = 1000 })
    s:owes(s.A, "act")
    s:expect("BLC-1-046", { bp = 3500 })
  end,
}

scenario "Renji Abarai (BLC-1-046): mills 1; another own character gets BP+500 this turn" {
  rules = { "UA-4.24", "UA-4.26" },
  board = {
    A = { front = { { "BLC-1-046", as = "renji" }, { vanilla(2000), as = "mate" } }, energy = { { vanilla(1000), as = "back" } }, deck = { "Bankai", "Tasty Bread" } },
    B = { front = { { vanilla(2000), as = "foe" } } },
  },
  play = function(s)
    s:expect("renji", { bp = 3500, ap = 1, required_energy = 3, generates = 1, color = "purple", tags = { "Gotei 13" } })
    s.A:activate("renji")
    s:expect("Bankai", { zone = "sideline" })
    s:options("mate", "back")
    s.A:choose("back")
    s:expect("back", { bp = 1500 })
    s:expect("mate", { bp = 2000 })
    s:expect("renji", { exhausted = false, bp = 3500 })
    s:expect(s.A, { deck_size = 1, ap = 3 })
    s.A:refused("activate", "renji", { rule = "UA-4.26" })
    s:next_turn()
    s:expect("back", { bp = 1000 })
  end,
}

scenario "Renji Abarai (BLC-1-046): on the front line only" {
  rules = { "UA-4.27" },
  board = { A = { energy = { { "BLC-1-046", as = "renji" } } } },
  play = function(s)
    s.A:refused("activate", "renji", { rule = "UA-4.27" })
    s:expect("renji", { at = "energy" })
  end,
}

scenario "Renji Abarai (BLC-1-046): a rested one may do it, and nobody need be chosen" {
  rules = { "UA-10.4" },
  board = { A = { front = { { "BLC-1-046", as = "renji", exhausted = true }, { vanilla(2000), as = "mate" } } } },
  play = function(s)
    s.A:activate("renji")
    s.A:done()
    s:expect("mate", { bp = 2000 })
    s:expect(s.A, { deck_size = 19, sideline_size = 1 })
  end,
}
