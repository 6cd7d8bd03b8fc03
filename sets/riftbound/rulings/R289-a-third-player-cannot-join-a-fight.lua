scenario "R289 Third player cannot join a fight" {
  rules = { "447.2", "347" },
  format = "skirmish",
  board = {
    A = { base = { { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(5), as = "guard" } } },
    C = { base = { { vanilla(2), as = "third", exhausted = true } }, hand = { "Ride The Wind", "Stupefy" }, runes = { chaos = 2, mind = 1 } },
    battlefields = { north = { controller = "B" }, south = {}, east = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:pass()
    s:owes(s.C)
    s.C:play("Ride The Wind")
    s.C:choose("third")
    s:options("south", "east")
    s.C:choose("south")
    s.C:pay()
    s:resolve()
    s:expect("third", { at = "south", exhausted = false })
    s:expect("raider", { attacking = true })
    s:expect("guard", { defending = true })
    s:expect("third", { attacking = false, defending = false })
  end,
}
