scenario "B06 A stunned attacker deals nothing and is recalled" {
  rules = { "423.1", "466.1", "466.3" },
  board = {
    A = { base = { { vanilla(6), as = "attacker", stunned = true } } },
    B = { north = { { vanilla(1), as = "defender" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("attacker", "north")
    s:expect("attacker", { attacking = true, might = 6 })
    s:showdown()
    s:expect("attacker", { at = "base", exhausted = true, damage = 0, attacking = false })
    s:expect("defender", { at = "north", damage = 0, defending = false })
    s:expect("north", { controller = s.B, contested = false })
    s:expect(s.A, { points = 0 })
    s:expect(s.B, { points = 0 })
    s:owes(s.A, "act")
  end,
}
