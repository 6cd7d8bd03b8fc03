card { name = "Test Well", type = "site", color = { "blue" }, generates = { blue = 9 } }

scenario "Jujutsu High First Years (JJK-1-109): draws, then discards" {
  rules = { "UA-4.4", "UA-4.25" },
  board = { A = { energy = { "Test Well" }, hand = { "JJK-1-109", { vanilla(500), as = "spare" }, { vanilla(600), as = "extra" } }, deck = { { vanilla(1000), as = "top" }, vanilla(1000), vanilla(1000), vanilla(1000) } } },
  play = function(s)
    s.A:play("JJK-1-109")
    s.A:choose("spare")
    s.A:choose("extra")
    s:expect("spare", { zone = "sideline" })
    s:expect("top", { zone = "hand" })
    s:expect(s.A, { hand_size = 3 })
  end,
}

scenario "Jujutsu High First Years (JJK-1-109): what was drawn may go" {
  rules = { "UA-4.25" },
  board = { A = { energy = { "Test Well" }, hand = { "JJK-1-109", { vanilla(500), as = "spare" } }, deck = { { vanilla(1000), as = "top" }, { vanilla(1100), as = "next" }, { vanilla(1200), as = "third" } } } },
  play = function(s)
    s.A:play("JJK-1-109")
    s.A:choose("top")
    s.A:choose("next")
    s:expect("top", { zone = "sideline" })
    s:expect("spare", { zone = "hand" })
  end,
}
