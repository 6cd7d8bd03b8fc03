card {
  name = "Test March", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Action" },
  script = [[
    on_play {
      target = { it = unit { friendly = true }, to = destination { of = chosen.it } },
      effect = function(fx) fx:move(fx.it, fx.to) end,
    }
  ]],
}
card {
  name = "Test Raider", type = "unit", energy = 2, might = 2, domains = { "fury" },
  script = [[ triggered { on = self.attacks, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Gale", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:bounce(fx.it) end } ]],
}
card {
  name = "Test Sentry", type = "unit", energy = 0, might = 1, domains = { "fury" }, keywords = { "Action", "Shield 2" },
  script = [[ triggered { on = self.defends, effect = function(fx) fx:draw(1) end } ]],
}

scenario "B50 The same object triggers once a combat" {
  rules = { "383.4" },
  board = {
    A = { hand = { "Test March", "Test March" }, base = { "Test Raider", { vanilla(1), as = "anchor" } } },
    B = { north = { { vanilla(9), as = "wall" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move({ "Test Raider", "anchor" }, "north")
    s:chain { "Test Raider" }
    s:resolve()
    s:expect(s.A, { hand_size = 3 })
    s:owes(s.A, "act")
    s.A:play("Test March")
    s.A:choose("Test Raider")
    s.A:choose("base")
    s:resolve()
    s:expect("Test Raider", { at = "base", attacking = false })
    s.B:pass()
    s.A:play("Test March")
    s.A:choose("Test Raider")
    s.A:choose("north")
    s.A:pass()
    s.B:pass()
    s:chain {}
    s:expect("Test Raider", { at = "north", attacking = true })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "B50 A new object triggers again" {
  rules = { "383.4", "124", "323.2" },
  board = {
    A = { base = { { vanilla(2), as = "attacker" } } },
    B = { hand = { "Test Gale" }, north = { "Test Sentry", { vanilla(1), as = "anchor" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("attacker", "north")
    s:chain { "Test Sentry" }
    s:expect("Test Sentry", { might = 3, defending = true })
    s:resolve()
    s:expect(s.B, { hand_size = 2 })
    s.A:pass()
    s.B:play("Test Gale")
    s.B:choose("Test Sentry")
    s:resolve()
    s:expect("Test Sentry", { zone = "hand" })
    s:owes(s.A, "act")
    s.A:pass()
    s.B:play("Test Sentry", { at = "north" })
    s:expect("Test Sentry", { at = "north", might = 3, defending = true, exhausted = true })
    s:chain { "Test Sentry" }
    s:resolve()
    s:expect(s.B, { hand_size = 2 })
    -- A unit played on an empty chain passes Focus.
    s:owes(s.A, "act")
  end,
}
