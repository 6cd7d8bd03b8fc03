scenario "R027 Walking onto an empty battlefield" {
  rules = { "344.2", "348.2", "469.1" },
  board = {
    A = { base = { { vanilla(2), as = "scout" } }, points = 0 },
  },
  play = function(s)
    s.A:move("scout", "north")
    s:expect("scout", { at = "north", exhausted = true })
    s:expect("north", { controller = false, contested = true })
    s:expect(s.A, { points = 0 })
    s:owes(s.A, "act")
    s.A:pass()
    s:owes(s.B, "act")
    s:expect("north", { controller = false })
    s.B:pass()
    s:expect("north", { controller = s.A, contested = false })
    s:expect(s.A, { points = 1 })
    s:expect(s.B, { points = 0 })
    s:owes(s.A, "act")
  end,
}
