card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Rakshata Chawla (CGH-1-105): takes a KMF and discards" {
  rules = { "UA-10.4", "UA-10.5" },
  board = { A = { energy = { "Test Well" }, hand = { "CGH-1-105", { vanilla(500), as = "spare" } }, deck = { "CGH-1-106", { vanilla(1000), as = "one" }, { vanilla(2000), as = "two" }, { "CGH-1-107", as = "other" }, { vanilla(3000), as = "fifth" } } } },
  play = function(s)
    s.A:play("CGH-1-105", { at = "energy" })
    s:options("CGH-1-106", "other")
    s.A:choose("CGH-1-106")
    s:sees(s.B, "Burai")
    s.A:choose("two") -- the first of those at the bottom
    s.A:choose("one")
    s.A:choose("spare")
    s:expect("CGH-1-106", { zone = "hand" })
    s:expect("spare", { zone = "sideline" })
    s:next_turn()
    s:next_turn()
    s:expect("fifth", { zone = "hand" })
    s:next_turn()
    s:next_turn()
    s:expect("two", { zone = "hand" })
    s:expect("one", { zone = "deck" })
  end,
}

scenario "Rakshata Chawla (CGH-1-105): takes none, discards none" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "CGH-1-105", { vanilla(500), as = "spare" } }, deck = { "CGH-1-106", { vanilla(1000), as = "one" } } } },
  play = function(s)
    s.A:play("CGH-1-105", { at = "front" })
    s.A:done()
    s.A:choose("one")
    s:expect("CGH-1-106", { zone = "deck" })
    s:expect("spare", { zone = "hand" })
    s:sees(s.B, "Burai", false)
  end,
}
