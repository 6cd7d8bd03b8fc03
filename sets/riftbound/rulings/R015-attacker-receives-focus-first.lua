card {
  name = "Test Lunge", type = "spell", energy = 1, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:give(fx.it, { might = 1, lasts = "turn" }) end } ]],
}

scenario "R015 Attacker receives Focus first" {
  rules = { "345", "464.2", "313.2" },
  board = {
    A = { hand = { "Test Lunge" }, runes = { fury = 1 }, base = { { vanilla(3), as = "attacker" } } },
    B = { hand = { "Test Lunge" }, runes = { fury = 1 }, north = { { vanilla(3), as = "defender" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("attacker", "north")
    s:expect("north", { contested = true })
    s:owes(s.A, "act")
    s.B:refused("play", "Test Lunge")
    s.A:pass()
    s:owes(s.B, "act")
    s.A:refused("play", "Test Lunge")
    s.B:play("Test Lunge")
    s:options("defender")
    s.B:choose("defender")
    s:chain { "Test Lunge" }
    s:resolve()
    s:expect("defender", { might = 4 })
    s:owes(s.A, "act")
  end,
}
