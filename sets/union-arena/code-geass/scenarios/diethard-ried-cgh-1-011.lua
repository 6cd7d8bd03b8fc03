scenario "Diethard Ried (CGH-1-011): the top card goes to the bottom" {
  rules = { "UA-10.4", "UA-10.5" },
  board = { A = { hand = { "CGH-1-011" }, deck = { { vanilla(1000), as = "top" }, { vanilla(2000), as = "next" } } } },
  play = function(s)
    s.A:play("CGH-1-011", { at = "front" })
    s:sees(s.A, "Vanilla 1000")
    s:sees(s.B, "Vanilla 1000", false)
    s.A:choose("top")
    s.A:end_main()
    s.B:pass()
    s.B:end_main()
    s:expect("next", { zone = "hand" })
    s:expect("top", { zone = "deck" })
  end,
}

scenario "Diethard Ried (CGH-1-011): or stays" {
  rules = { "UA-10.5" },
  board = { A = { hand = { "CGH-1-011" }, deck = { { vanilla(1000), as = "top" }, { vanilla(2000), as = "next" } } } },
  play = function(s)
    s.A:play("CGH-1-011", { at = "front" })
    s.A:done()
    s.A:end_main()
    s.B:pass()
    s.B:end_main()
    s:expect("top", { zone = "hand" })
    s:expect("next", { zone = "deck" })
  end,
}

scenario "Diethard Ried (CGH-1-011): with an empty deck nothing is asked" {
  rules = { "UA-4.16" },
  board = { A = { hand = { "CGH-1-011" }, deck = {} } },
  play = function(s)
    s.A:play("CGH-1-011", { at = "energy" })
    s:owes(s.A, "act")
    s:expect("CGH-1-011", { at = "energy" })
  end,
}

scenario "Diethard Ried (CGH-1-011): the top card alone is looked at" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "CGH-1-011" }, deck = { { vanilla(1000), as = "top" }, { vanilla(2000), as = "next" } } } },
  play = function(s)
    s.A:play("CGH-1-011", { at = "energy" })
    s:options("top")
    s:sees(s.A, "Vanilla 2000", false)
    s.A:done()
    s:next_turn()
    s:next_turn()
    s:expect("top", { zone = "hand" })
    s:expect("next", { zone = "deck" })
  end,
}
