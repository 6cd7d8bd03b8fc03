scenario "Warrior seraph takes the attack of a shooter that could pick another" {
  rules = { "DOC-12" },
  board = { A = { b0 = { "Goblin hunter", as = "hunter" } }, B = { f0 = { vanilla(3), as = "other" }, b0 = "Warrior seraph" } },
  play = function(s)
    s.A:refused("attack", "hunter", "other", { rule = "DOC-12", by = "Warrior seraph" })
    s.A:attack("hunter")
    s:expect("Warrior seraph", { damage = 2 })
    s:next_turn()
    s:expect("Warrior seraph", { damage = 0 }) -- Regenerate 2
  end,
}

scenario "Warrior seraph does not help where it cannot be reached" {
  rules = { "DOC-9.2" },
  board = { A = { f0 = { vanilla(2), as = "one" }, f1 = { vanilla(2), as = "two" } }, B = { f0 = { vanilla(3), as = "front" }, b0 = "Warrior seraph", f1 = { vanilla(3), as = "far" } } },
  play = function(s)
    s.A:attack("one")
    s:expect("front", { damage = 2 })
    s.A:attack("two")
    s:expect("far", { damage = 2 })
  end,
}
