card {
  name = "Test Guardian", type = "unit", energy = 0, might = 2, domains = { "calm" }, keywords = { "Reaction" },
  script = [[ triggered { on = self.defends, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(2, fx.it) end } ]],
}

scenario "C01 A unit played in response defends only from the next cleanup on, and focus passes after the chain" {
  rules = { "337.2", "464.2", "346" },
  board = {
    A = { base = { { vanilla(3), as = "attacker" } }, hand = { "Test Bolt" } },
    B = { hand = { "Test Guardian" }, north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("attacker", "north")
    s.A:play("Test Bolt")
    s.A:choose("guard")
    s.A:pass()
    s.B:play("Test Guardian", { at = "north" })
    s:expect("Test Guardian", { at = "north", defending = true })
    s:chain { "Test Bolt", "Test Guardian" }
    -- its trigger is the newest item
    s:owes(s.B, "act")
    s:resolve()
    s:expect("guard", { zone = "trash" })
    s:expect(s.B, { hand_size = 1 })
    -- A opened the chain: B has focus now
    s:owes(s.B, "act")
    s:showdown()
    s:expect("Test Guardian", { zone = "trash" })
    s:expect("attacker", { at = "north", damage = 0 })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "C01 The last defender dies in the showdown: no damage step, and the attacker conquers" {
  rules = { "465.1", "466.5" },
  board = {
    A = { base = { { vanilla(1), as = "attacker", damage = 0 } }, hand = { "Test Bolt" } },
    B = { north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("attacker", "north")
    s.A:play("Test Bolt")
    s.A:choose("guard")
    s:resolve()
    s:expect("guard", { zone = "trash" })
    s:expect("north", { controller = s.B })
    s:owes(s.B, "act")
    s.B:pass()
    s:expect("north", { controller = s.B })
    s.A:pass()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
    s:expect("attacker", { attacking = false })
  end,
}
