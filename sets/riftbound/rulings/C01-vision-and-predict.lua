card { name = "Test Seer", type = "unit", energy = 0, might = 1, domains = { "mind" }, keywords = { "Vision" } }

scenario "C01 Vision: look at the top card, and perhaps recycle it" {
  rules = { "817", "436" },
  cases = { { name = "recycled", yes = true }, { name = "kept", yes = false } },
  board = { A = { hand = { "Test Seer" }, deck = { { vanilla(7), as = "top" }, { vanilla(8), as = "next" }, vanilla(1) } } },
  play = function(s, case)
    s.A:play("Test Seer")
    s:chain { "Test Seer" }
    s.A:pass()
    s.B:pass()
    s:options("top")
    if case.yes then s.A:choose("top") else s.A:done() end
    s:chain {}
    s:expect(s.A, { deck_size = 3 })
    s:next_turn()
    s:next_turn()
    s:expect(case.yes and "next" or "top", { zone = "hand" })
  end,
}

scenario "C01 An empty deck is no burn out for Vision" {
  rules = { "436", "431.1" },
  board = { A = { hand = { "Test Seer" }, deck = {} }, B = { points = 1 } },
  play = function(s)
    s.A:play("Test Seer")
    s:resolve()
    s:expect(s.B, { points = 1 })
    s:owes(s.A, "act")
  end,
}
