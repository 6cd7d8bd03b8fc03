scenario "Month of the Dancing Flames makes all units fiercer this turn" {
  rules = { "DOC-6.8", "DOC-6.11" },
  board = { A = { resources = 5, f0 = { vanilla(2), as = "own" } }, B = { f0 = { vanilla(3), as = "foe" } }, events = { "Month of the Dancing Flames" } },
  play = function(s)
    s.A:activate("Month of the Dancing Flames")
    s:expect("own", { attack = 3, retaliation = 3, health = 2 })
    s:expect("foe", { attack = 4, retaliation = 4 })
    s:next_turn()
    s:expect("own", { attack = 2, retaliation = 2 })
    s:expect("foe", { attack = 3 })
  end,
}

scenario "Month of the Dancing Flames costs 5" {
  rules = { "DOC-3.3" },
  board = { A = { resources = 4 }, events = { "Month of the Dancing Flames" } },
  play = function(s) s.A:refused("activate", "Month of the Dancing Flames", { rule = "DOC-3.3", reason = "it takes 5, and there is 4" }) end,
}
