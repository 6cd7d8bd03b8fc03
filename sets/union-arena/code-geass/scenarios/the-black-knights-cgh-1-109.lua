card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "The Black Knights (CGH-1-109): takes up to two Black Knights" {
  rules = { "UA-10.4", "UA-4.20" },
  board = { A = { energy = { "Test Well" }, hand = { "CGH-1-109" }, deck = { "CGH-1-104", { vanilla(1000), as = "one" }, "CGH-1-002", { vanilla(2000), as = "four" } } } },
  play = function(s)
    s.A:play("CGH-1-109")
    s:options("CGH-1-104", "CGH-1-002")
    s.A:choose("CGH-1-104")
    s.A:choose("CGH-1-002")
    s:expect(s.A, { hand_size = 2, deck_size = 2 })
    s:expect("one", { zone = "deck" })
    s:sees(s.B, "Kallen Kozuki")
  end,
}

scenario "The Black Knights (CGH-1-109): or one, the others go to the bottom" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "CGH-1-109" }, deck = { "CGH-1-104", { vanilla(1000), as = "one" }, "CGH-1-002", { vanilla(2000), as = "four" } } } },
  play = function(s)
    s.A:play("CGH-1-109")
    s.A:choose("CGH-1-002")
    s.A:done()
    s.A:choose("CGH-1-104")
    s:expect("CGH-1-104", { zone = "deck" })
    s:next_turn()
    s:next_turn()
    s:expect("four", { zone = "hand" })
  end,
}

scenario "The Black Knights (CGH-1-109): at most two of the top three" {
  rules = { "UA-10.4", "UA-4.20" },
  board = { A = { energy = { { "CGH-1-103", as = "well" }, { "CGH-1-103", as = "well2" } }, hand = { "CGH-1-109" }, deck = { "CGH-1-104", "CGH-1-106", "CGH-1-107", "CGH-1-105" } } },
  play = function(s)
    s.A:play("CGH-1-109")
    s:options("CGH-1-104", "CGH-1-106", "CGH-1-107")
    s:sees(s.B, "Burai", false)
    s.A:choose("CGH-1-106")
    s.A:choose("CGH-1-104")
    s:owes(s.A, "act")
    s:expect("CGH-1-106", { zone = "hand" })
    s:expect("CGH-1-107", { zone = "deck" })
    s:expect(s.A, { hand_size = 2, deck_size = 2 })
    s:sees(s.B, "Guren Mk-II", false)
  end,
}
