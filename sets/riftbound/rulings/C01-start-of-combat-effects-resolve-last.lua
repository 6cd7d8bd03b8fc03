card {
  name = "Test Arena", type = "battlefield",
  script = [[ triggered { on = here.combat_begins, effect = function(fx) fx:deal(1, fx:all(unit { here = true })) end } ]],
}
card {
  name = "Test Raider", type = "unit", energy = 2, might = 2, domains = { "fury" },
  script = [[ triggered { on = self.attacks, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Sentry", type = "unit", energy = 3, might = 3, domains = { "fury" },
  script = [[ triggered { on = self.defends, effect = function(fx) fx:draw(1) end } ]],
}

scenario "C01 Start of combat goes on the chain first" {
  rules = { "464.2", "190.6" },
  board = {
    A = { base = { "Test Raider" } },
    B = { north = { "Test Sentry" } },
    battlefields = { north = { controller = "B", card = "Test Arena" }, south = {} },
  },
  play = function(s)
    s.A:move("Test Raider", "north")
    s:chain { "Test Arena", "Test Raider", "Test Sentry" }
    s:owes(s.B, "act")
    s:resolve()
    s:expect("Test Raider", { damage = 1 })
    s:expect("Test Sentry", { damage = 1 })
    s:owes(s.A, "act")
  end,
}
