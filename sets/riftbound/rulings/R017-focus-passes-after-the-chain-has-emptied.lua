scenario "R017 Focus passes after the chain a player started has emptied" {
  rules = { "346", "340.2" },
  board = {
    A = { hand = { "Hextech Ray", { "Hextech Ray", as = "second" } }, pool = { energy = 2, fury = 2 }, base = { { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(7), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Hextech Ray")
    s.A:choose("guard")
    s:resolve()
    s:expect("guard", { damage = 3 })
    s:owes(s.B, "act")
    s.A:refused("play", "second", { rule = "313.1" })
    s.B:pass()
    s:owes(s.A, "act")
    s.A:play("second")
    s.A:choose("guard")
    s:resolve()
    s:expect("guard", { damage = 6 })
    s:owes(s.B, "act")
  end,
}
