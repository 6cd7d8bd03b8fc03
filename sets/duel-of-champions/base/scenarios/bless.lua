scenario "Bless makes a unit of its player stronger" {
  rules = { "DOC-3.4" },
  board = { A = { hand = { "Bless" }, resources = 3, f0 = { vanilla(2), as = "own" } }, B = { f0 = { vanilla(2), as = "foe" } } },
  play = function(s)
    s.A:play("Bless")
    s:options("own")
    s.A:choose("own")
    s:expect("own", { attack = 4, retaliation = 2 })
    s:expect("foe", { attack = 2 })
  end,
}

scenario "Bless is not played without an own unit" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Bless" }, resources = 3 }, B = { f0 = vanilla(2) } },
  play = function(s) s.A:refused("play", "Bless", { rule = "DOC-16" }) end,
}

scenario "Bless is on one unit alone" {
  rules = { "DOC-3.4" },
  board = { A = { hand = { "Bless" }, resources = 3, f0 = { vanilla(2), as = "it" }, f1 = { vanilla(2), as = "other" } }, B = { f0 = { vanilla(2), as = "foe" } } },
  play = function(s)
    s.A:play("Bless")
    s:options("it", "other")
    s.A:choose("it")
    s:expect("it", { attack = 4 })
    s:expect("other", { attack = 2 })
    s:expect("Bless", { on = "it" })
  end,
}
