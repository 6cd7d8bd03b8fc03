card {
  name = "Test Sentry", type = "unit", energy = 0, might = 1, domains = { "fury" }, keywords = { "Action", "Shield 2" },
  script = [[
    triggered { on = self.defends, effect = function(fx) fx:draw(1) end }
    triggered { on = self.played, effect = function(fx) fx:draw(1) end }
  ]],
}
card {
  name = "Test Jumper", type = "unit", energy = 0, might = 1, domains = { "fury" }, keywords = { "Action", "Assault 3" },
  script = [[ triggered { on = self.attacks, effect = function(fx) fx:draw(1) end } ]],
}

scenario "C01 A unit played to a battlefield under one's control defends there" {
  rules = { "464.2", "323.2", "355.2" },
  board = {
    A = { base = { { vanilla(4), as = "attacker" } }, hand = { "Test Jumper" } },
    B = { hand = { "Test Sentry" }, north = { { vanilla(1), as = "anchor" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("attacker", "north")
    -- The attacker does not control it: the unit can only be played to the base.
    s.A:play("Test Jumper")
    s:expect("Test Jumper", { at = "base", attacking = false, might = 1 })
    s:chain {}
    s:owes(s.B, "act")
    s.B:play("Test Sentry", { at = "north" })
    s:expect("Test Sentry", { at = "north", exhausted = true })
    s:resolve()
    s:expect("Test Sentry", { defending = true, might = 3 })
    s:expect(s.B, { hand_size = 2 })
    s:owes(s.A, "act")
    s.A:pass()
    s.B:pass()
    -- four damage: one to the anchor, three to the shielded one, which deals three itself
    s:options("anchor", "Test Sentry")
    s.A:choose("anchor")
    s:expect("Test Sentry", { zone = "trash" })
    s:expect("attacker", { zone = "trash" })
    s:expect("north", { controller = false })
    s:expect(s.A, { points = 0 })
  end,
}
