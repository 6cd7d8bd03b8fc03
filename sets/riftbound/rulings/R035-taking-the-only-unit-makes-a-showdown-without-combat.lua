scenario "R035 Taking control of the only unit makes a non-combat showdown" {
  rules = { "344.2", "323.8", "348.2" },
  board = {
    A = { hand = { "Hostile Takeover" }, runes = { mind = 5 }, south = { { vanilla(1), as = "mine" } } },
    B = { north = { { vanilla(3), as = "it", exhausted = true } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Hostile Takeover")
    s.A:choose("it")
    s.A:pass()
    s.B:pass()
    s:expect("it", { controller = s.A, exhausted = false, at = "north", attacking = false, defending = false })
    s:owes(s.A, "act")
    s.A:pass()
    s.B:pass()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
    s.A:end_turn()
    s:resolve()
    s:expect("it", { controller = s.B, owner = s.B, at = "base" })
    s:expect("north", { controller = false })
    s:expect("south", { controller = s.A })
  end,
}
