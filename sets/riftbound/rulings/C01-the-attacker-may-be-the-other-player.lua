card {
  name = "Test March", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[
    on_play {
      target = { it = unit { friendly = true }, to = destination { of = chosen.it } },
      effect = function(fx) fx:move(fx.it, fx.to) end,
    }
  ]],
}
card { name = "Test Plan", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card {
  name = "Test Raider", type = "unit", energy = 3, might = 3, domains = { "fury" }, keywords = { "Assault" },
  script = [[ triggered { on = self.attacks, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Sentry", type = "unit", energy = 2, might = 2, domains = { "fury" }, keywords = { "Shield" },
  script = [[ triggered { on = self.defends, effect = function(fx) fx:draw(1) end } ]],
}

scenario "C01 Who contests attacks, on the opponent's turn too" {
  rules = { "464.2", "345" },
  board = {
    A = { hand = { "Test Plan" }, north = { "Test Sentry" } },
    B = { hand = { "Test March" }, base = { "Test Raider" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Plan")
    s.A:pass()
    s.B:play("Test March")
    s.B:choose("Test Raider")
    s.B:choose("north")
    s.B:pass()
    s.A:pass()
    -- The chain goes on before the combat opens.
    s:chain { "Test Plan" }
    s:expect("Test Raider", { at = "north", attacking = false })
    s:expect("north", { contested = true, controller = s.A })
    s.A:pass()
    s.B:pass()
    -- Attacker's triggers go on first although it is A's turn.
    s:chain { "Test Raider", "Test Sentry" }
    s:expect("Test Raider", { attacking = true, might = 4 })
    s:expect("Test Sentry", { defending = true, might = 3 })
    s:owes(s.A, "act")
    s:resolve()
    s:owes(s.B, "act")
    s:showdown()
    s:expect("Test Sentry", { zone = "trash" })
    s:expect("north", { controller = s.B })
    s:expect(s.B, { points = 1 })
    s:turn(s.A)
    s:owes(s.A, "act")
  end,
}

scenario "C01 Who walks onto an empty battlefield on the opponent's turn has focus first" {
  rules = { "345", "348.2" },
  board = {
    A = { hand = { "Test Plan" } },
    B = { hand = { "Test March" }, base = { "Test Raider" } },
  },
  play = function(s)
    s.A:play("Test Plan")
    s.A:pass()
    s.B:play("Test March")
    s.B:choose("Test Raider")
    s.B:choose("south")
    s:resolve()
    s:owes(s.B, "act")
    s.B:pass()
    s:owes(s.A, "act")
    s.A:pass()
    s:expect("south", { controller = s.B })
    s:expect(s.B, { points = 1 })
    s:owes(s.A, "act")
  end,
}

scenario "C01 A defender who retreats leaves the battlefield to the attacker" {
  rules = { "465.1", "466.5", "469.1" },
  board = {
    A = { base = { { vanilla(1), as = "attacker" } } },
    B = { hand = { "Test March" }, north = { { vanilla(6), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("attacker", "north")
    s.A:pass()
    s.B:play("Test March")
    s.B:choose("guard")
    s:options("base", "south")
    s.B:choose("base")
    s:resolve()
    s:showdown()
    s:expect("guard", { at = "base", exhausted = false, defending = false })
    s:expect("attacker", { at = "north" })
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "C01 A retreat to the other battlefield opens a showdown there afterwards" {
  rules = { "323.12", "348.2" },
  board = {
    A = { base = { { vanilla(1), as = "attacker" } } },
    B = { hand = { "Test March" }, north = { { vanilla(6), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("attacker", "north")
    s.A:pass()
    s.B:play("Test March")
    s.B:choose("guard")
    s.B:choose("south")
    s:resolve()
    s:expect("south", { contested = true })
    s:owes(s.A, "act")
    s.A:pass()
    s.B:pass()
    s:expect("north", { controller = s.A })
    -- Now the one in the south, where B has focus.
    s:owes(s.B, "act")
    s.A:refused("end_turn")
    s.B:pass()
    s.A:pass()
    s:expect("south", { controller = s.B })
    s:expect(s.A, { points = 1 })
    s:expect(s.B, { points = 1 })
    s:owes(s.A, "act")
  end,
}
