-- Whoever controls a battlefield at the beginning of a turn holds it. Two cards are drawn: one by the rules, and one for
-- this battlefield, but none for the other.
scenario {{lua (print .Name " draws for one who holds it")}} {
  rules = { "469.2", "383.4" },
  board = {
    A = { north = { vanilla(2) }, south = { vanilla(3) } },
    battlefields = { north = { controller = "A", card = {{lua .Name}} }, south = { controller = "A" } },
    phase = "beginning",
  },
  play = function(s)
    s:resolve()
    s:phase("main")
    s:expect(s.A, { points = 2, hand_size = 2 })
  end,
}
