card { name = "Test Kettle", type = "gear", energy = 1, domains = { "calm" } }

scenario "R183 \"You may\" in the middle is decided on resolution" {
  rules = { "383.3" },
  cases = { { name = "taken", take = true, hand = 1 }, { name = "left", take = false, hand = 0 } },
  board = { A = { hand = { "Ornn, Blacksmith" }, runes = { calm = 5 }, deck = { vanilla(1), "Test Kettle", vanilla(3), vanilla(4), vanilla(5) } } },
  play = function(s, case)
    s.A:play("Ornn, Blacksmith")
    -- Nothing is asked yet: the trigger waits as any other.
    s:chain { "Ornn, Blacksmith" }
    s:owes(s.A, "act")
    s.A:pass()
    s:owes(s.B, "act")
    s.B:pass()
    s:owes(s.A, "choose")
    s:options("Test Kettle")
    if case.take then s.A:choose("Test Kettle") else s.A:done() end
    s:expect(s.A, { hand_size = case.hand, deck_size = 5 - case.hand })
  end,
}
