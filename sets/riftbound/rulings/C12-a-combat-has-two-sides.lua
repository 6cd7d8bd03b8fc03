-- A unit in a combat that a third player takes is on no side of it (323.2, 464.1).
card {
  name = "Test Seizure", type = "spell", energy = 0, domains = { "order" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:take_control(fx.it) end } ]],
}

scenario "C12 An attacker that a third player takes neither attacks nor defends" {
  rules = { "323.2", "464.1" },
  format = "skirmish",
  board = {
    A = { base = { { vanilla(3), as = "taken" }, { vanilla(2), as = "other" } } },
    B = { north = { { vanilla(2), as = "guard" } } },
    C = { hand = { "Test Seizure" } },
    battlefields = { north = { controller = "B" }, south = {}, east = {} },
  },
  play = function(s)
    s.A:move({ "taken", "other" }, "north")
    s.A:pass()
    s.B:pass()
    s.C:play("Test Seizure")
    s.C:choose("taken")
    s.C:pass()
    s.A:pass()
    s.B:pass()
    s:expect("taken", { controller = s.C, attacking = false, defending = false })
    s:expect("other", { attacking = true })
    s:expect("guard", { defending = true })
  end,
}
