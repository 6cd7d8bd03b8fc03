card {
  name = "Test March", type = "spell", energy = 1, domains = { "chaos" }, keywords = { "Action" },
  script = [[
    on_play {
      target = { it = unit { friendly = true }, to = destination { of = chosen.it } },
      effect = function(fx) fx:move(fx.it, fx.to) end,
    }
  ]],
}
card {
  name = "Test Raider", type = "unit", energy = 3, might = 3, domains = { "chaos" }, keywords = { "Assault 2" },
  script = [[ triggered { on = self.attacks, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Sentry", type = "unit", energy = 2, might = 2, domains = { "chaos" }, keywords = { "Shield" },
  script = [[ triggered { on = self.defends, effect = function(fx) fx:draw(1) end } ]],
}

scenario "B11 A unit moved into a showdown turns it into a combat" {
  rules = { "323.14", "464.2", "346" },
  board = {
    A = { base = { "Test Raider" } },
    B = { hand = { "Test March" }, runes = { chaos = 1 }, base = { "Test Sentry" } },
  },
  play = function(s)
    s.A:move("Test Raider", "north")
    s:chain {}
    s:expect("Test Raider", { attacking = false, might = 3 })
    s.A:pass()
    s.B:play("Test March")
    s.B:choose("Test Sentry")
    s.B:choose("north")
    s.B:pass()
    s.A:pass()
    -- The attacker's trigger went on first.
    s:chain { "Test Raider", "Test Sentry" }
    s:expect("Test Raider", { attacking = true, might = 5 })
    s:expect("Test Sentry", { defending = true, might = 3 })
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
    s:expect(s.B, { hand_size = 1 })
    -- B's play passed Focus to A; the triggers do not pass it again.
    s:owes(s.A, "act")
    s:showdown()
    s:expect("Test Sentry", { zone = "trash" })
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}
