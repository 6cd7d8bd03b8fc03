card {
  name = "Test Raider", type = "unit", energy = 2, might = 2, domains = { "fury" },
  script = [[ triggered { on = self.attacks, effect = function(fx) fx:deal(1, fx:all(unit { enemy = true, here = true })) end } ]],
}
card {
  name = "Test Sentry", type = "unit", energy = 1, might = 1, domains = { "fury" },
  script = [[ triggered { on = self.defends, effect = function(fx) fx:deal(2, fx:all(unit { enemy = true, here = true })) end } ]],
}

scenario "B49 Here, of a source that is gone, is nowhere" {
  rules = { "464.2", "340.1" },
  board = {
    A = { base = { "Test Raider" } },
    B = { north = { "Test Sentry" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Test Raider", "north")
    s:chain { "Test Raider", "Test Sentry" }
    s:owes(s.B, "act")
    s.B:pass()
    s.A:pass()
    s:expect("Test Raider", { zone = "trash" })
    s:chain { "Test Raider" }
    s:owes(s.A, "act")
    s:resolve()
    -- "here" is read when the instruction is executed: its source has no location any more
    s:expect("Test Sentry", { at = "north", damage = 0 })
    s:owes(s.A, "act")
    s:showdown()
    s:expect("north", { controller = s.B, contested = false })
    s:expect(s.B, { points = 0 })
  end,
}
