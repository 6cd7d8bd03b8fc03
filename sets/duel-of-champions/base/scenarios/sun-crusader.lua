scenario "Sun crusader: the first time a knight kills a unit each own stack grows" {
  rules = { "DOC-12", "DOC-9.5" },
  board = { A = { f0 = { "Sun rider", as = "knight" }, f1 = { "Sun crusader", as = "it" }, b2 = { "Imperial crossbowman", as = "one" }, f3 = { "Imperial sentinel", as = "two", stack = 2 }, b0 = { "Expert marksman", as = "single" } }, B = { f0 = { vanilla(1), as = "weak" }, f1 = { vanilla(2), as = "weak 2" }, f2 = { "Imperial sentinel", as = "foe" } } },
  play = function(s)
    s.A:attack("knight")
    s:expect("weak", { zone = "graveyard" })
    s:expect("one", { stack = 2, attack = 2, health = 4 })
    s:expect("two", { stack = 3 })
    s:expect("single", { stack = 1 })
    s:expect("foe", { stack = 1 })
    s.A:attack("it")
    s:expect("weak 2", { zone = "graveyard" })
    s:expect("one", { stack = 2 })
  end,
}

scenario "Sun crusader counts no kills of others and none in the enemy's turn" {
  rules = { "DOC-12" },
  board = { A = { f0 = { "Juggernaut", as = "other" }, f1 = { "Sun crusader", as = "it" }, b2 = { "Imperial crossbowman", as = "one" } }, B = { f0 = { vanilla(1), as = "weak" }, f1 = { vanilla(1), as = "mad" } } },
  play = function(s)
    s.A:attack("other")
    s:expect("weak", { zone = "graveyard" })
    s:expect("one", { stack = 1 })
    s:next_turn()
    s.B:attack("mad")
    s:expect("mad", { zone = "graveyard" })
    s:expect("one", { stack = 1 })
  end,
}

scenario "Sun crusader: a knight must kill, and be of one's own" {
  rules = { "DOC-12" },
  board = { A = { f0 = { "Sun rider", as = "knight" }, f1 = { "Sun crusader", as = "it" }, b2 = { "Imperial crossbowman", as = "one" }, f3 = { "Maniac", as = "weak", damage = 1 } }, B = { f0 = { vanilla(9), as = "thick" }, f3 = { "Sun rider", as = "foe" } } },
  play = function(s)
    s.A:attack("knight")
    s:expect("one", { stack = 1 })
    s.A:attack("weak")
    s:expect("weak", { zone = "graveyard" })
    s:expect("one", { stack = 1 })
  end,
}
