scenario "R039 Winning attack conquers and heals" {
  rules = { "465.2", "466.1", "466.5" },
  board = {
    A = { base = { { vanilla(5), as = "attacker" } }, points = 0 },
    B = { north = { { vanilla(2), as = "defender" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("attacker", "north")
    s.A:pass()
    s.B:pass()
    s:expect("defender", { zone = "trash" })
    s:expect("attacker", { at = "north", damage = 0, exhausted = true })
    s:expect("north", { controller = s.A, contested = false })
    s:expect(s.A, { points = 1 })
    s:expect(s.B, { points = 0 })
    s:logged("417")
    s:logged("418")
  end,
}
