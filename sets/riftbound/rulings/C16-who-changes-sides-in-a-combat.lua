-- Attack and defend triggers come the first time that a unit becomes that in a combat (383.4): who changes sides becomes both.
card {
  name = "Test Turncoat", type = "unit", energy = 3, might = 3, domains = { "mind" },
  script = [[
    triggered { name = "attack", on = self.attacks, effect = function(fx) fx:gain_xp(1) end }
    triggered { name = "defence", on = self.defends, effect = function(fx) fx:draw(1) end }
  ]],
}
card {
  name = "Test Lure", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:take_control(fx.it) end } ]],
}

scenario "C16 An attacker that is taken over defends for the first time, and attacks no second time" {
  rules = { "383.4", "323.2", "346.1" },
  board = {
    A = { hand = { "Test Lure" }, base = { { "Test Turncoat", as = "it" }, { vanilla(1), as = "other" } } },
    B = { hand = { "Test Lure" }, north = { { vanilla(3), as = "wall" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move({ "it", "other" }, "north")
    s:resolve()
    s:expect(s.A, { xp = 1 })
    s.A:pass()
    s.B:play("Test Lure") s.B:choose("it")
    s.B:pass() s.A:pass()
    s:expect("it", { defending = true, controller = s.B })
    s:chain { "it" }
    s:resolve()
    s:expect(s.B, { hand_size = 1, xp = 0 })
    s:owes(s.A, "act")
    s.A:play("Test Lure") s.A:choose("it")
    s.A:pass() s.B:pass()
    s:expect("it", { attacking = true, controller = s.A })
    s:chain {}
    s:expect(s.A, { xp = 1 })
  end,
}

scenario "C16 Who is taken over by a third player is on no side, and defends in the combat that follows" {
  format = "skirmish",
  rules = { "462.1", "323.2", "383.4" },
  board = {
    A = { hand = { "Test Lure" } },
    B = { north = { { "Test Turncoat", as = "it" } } },
    C = { base = { { vanilla(3), as = "raider" } } },
    battlefields = { north = { controller = "B" }, south = {}, east = {} },
    turn = "C",
  },
  play = function(s)
    s.C:move("raider", "north")
    s:resolve()
    s:expect(s.B, { hand_size = 1 })
    s.C:pass()
    s.A:play("Test Lure") s.A:choose("it")
    s:resolve()
    s:expect("it", { controller = s.A, attacking = false, defending = false })
    s:expect(s.A, { xp = 0 })
    s:owes(s.B, "act")
    s.B:pass() s.C:pass() s.A:pass()
    s:expect("raider", { attacking = true })
    s:expect("it", { defending = true })
    s:resolve()
    s:expect(s.A, { hand_size = 1, xp = 0 })
    s:showdown()
    s:expect("north", { controller = false })
  end,
}
