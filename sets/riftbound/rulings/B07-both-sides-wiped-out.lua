scenario "B07 Nobody is left: nobody controls and nobody scores" {
  rules = { "466.3", "466.5" },
  board = {
    A = { base = { { vanilla(3), as = "attacker" } } },
    B = { north = { { vanilla(3), as = "defender" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("attacker", "north")
    s:showdown()
    s:expect("attacker", { zone = "trash" })
    s:expect("defender", { zone = "trash" })
    s:expect("north", { controller = false, contested = false })
    s:expect(s.A, { points = 0 })
    s:expect(s.B, { points = 0 })
  end,
}
