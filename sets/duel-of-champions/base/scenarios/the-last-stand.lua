scenario "The last stand gives one's units Attack Anywhere this turn" {
  rules = { "DOC-11", "DOC-3.5" },
  board = { A = { hand = { "The last stand" }, resources = 3, f0 = "Juggernaut" }, B = { f0 = { vanilla(9), as = "near" }, b3 = { vanilla(9), as = "far" } } },
  play = function(s)
    s.A:refused("attack", "Juggernaut", "far", { rule = "DOC-9.1" })
    s.A:play("The last stand")
    s:expect("far", { keywords = {} })
    s.A:attack("Juggernaut")
    s:options("near", "far")
    s.A:choose("far")
    s:expect("far", { damage = 4 })
  end,
}

scenario "The last stand is over when the turn ends" {
  rules = { "DOC-6.11" },
  board = { A = { hand = { "The last stand" }, resources = 3, f0 = "Juggernaut" } },
  play = function(s)
    s.A:play("The last stand")
    s:expect("Juggernaut", { keywords = { "Attack Anywhere" } })
    s:next_turn()
    s:expect("Juggernaut", { keywords = {} })
  end,
}
