card {
  name = "Test Scout", type = "unit", energy = 1, might = 2, domains = { "body" },
  script = [[ triggered { on = self.attacks, target = { it = unit { here = true } }, effect = function(fx) fx:stun(fx.it) end } ]],
}

scenario "A unit that moves may be the target of what its move triggers" {
  rules = { "420", "383.4" },
  board = {
    A = { base = { "Test Scout" } },
    B = { north = { { vanilla(9), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Test Scout", "north")
    s:owes(s.A, "slot")
    s:options("Test Scout", "guard")
    s.A:choose("Test Scout")
    s.A:pass()
    s.B:pass()
    s:expect("Test Scout", { stunned = true, at = "north" })
    s:expect("guard", { stunned = false })
  end,
}
