scenario "Chain lightning: 3 damage around an empty square" {
  rules = { "DOC-4.5", "DOC-16" },
  board = { A = { hand = { "Chain lightning" }, resources = 4, f1 = { vanilla(9), as = "across" }, f2 = { vanilla(9), as = "away" } }, B = { f0 = { vanilla(9), as = "up" }, f2 = { vanilla(9), as = "down" }, b1 = { vanilla(9), as = "behind" }, b0 = { vanilla(9), as = "diagonal" } } },
  play = function(s)
    s.A:play("Chain lightning")
    s.A:choose("B f1")
    s:expect("up", { damage = 3 })
    s:expect("down", { damage = 3 })
    s:expect("behind", { damage = 3 })
    s:expect("across", { damage = 3 })
    s:expect("diagonal", { damage = 0 })
    s:expect("away", { damage = 0 })
  end,
}

scenario "Chain lightning needs an empty square" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Chain lightning" }, resources = 4 }, B = { f0 = { vanilla(9), as = "it" } } },
  play = function(s)
    s.A:play("Chain lightning")
    s.A:refused("choose", "B f0", { rule = "DOC-16", reason = "empty" })
    s.A:choose("A f0")
    s:expect("it", { damage = 3 })
  end,
}
