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
