card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "R329 Optional use of private information" {
  rules = { "055" },
  board = {
    A = { hand = { "Test Doom" } },
    B = { hand = { { vanilla(2), as = "one" }, { vanilla(3), as = "two" }, { vanilla_spell(1), as = "trick" } }, base = { "Rift Herald" } },
  },
  play = function(s)
    s.A:play("Test Doom")
    s.A:choose("Rift Herald")
    s.A:pass()
    s.B:pass()
    s:chain { "Rift Herald" }
    s.B:pass()
    s.A:pass()
    s:owes(s.B, "choose")
    s:options("one", "two")
    s.B:done()
    s:expect(s.B, { hand_size = 3 })
    s:owes(s.A, "act")
  end,
}
