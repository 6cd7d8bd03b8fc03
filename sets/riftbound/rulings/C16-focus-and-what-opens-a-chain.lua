-- Who has focus after what (346, 348), and battlefields that wait.
card {
  name = "Test Keep", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:take_control(fx.it) end } ]],
}
card {
  name = "Test Harrier", type = "unit", energy = 0, might = 1, domains = { "fury" }, keywords = { "Ambush" },
  script = [[ triggered { on = self.attacks, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Gold", type = "gear", energy = 0, domains = { "fury" },
  script = [[ activated { speed = "reaction", cost = { kill = self }, adds = { power = { any = 1 } } } ]],
}
card {
  name = "Test Diver", type = "unit", energy = 0, might = 1, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ permit { what = 'play', affects = self, at = place { open = true } } ]],
}
card {
  name = "Test Turncoat", type = "unit", energy = 3, might = 3, domains = { "mind" },
  script = [[
    triggered { name = "attack", on = self.attacks, effect = function(fx) fx:gain_xp(1) end }
    triggered { name = "defence", on = self.defends, effect = function(fx) fx:draw(1) end }
  ]],
}
card {
  name = "Test Recall", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:recall(fx.it) end } ]],
}

scenario "C16 A unit of Ambush that attacks passes focus once" {
  rules = { "346", "346.1", "822", "323.2" },
  board = {
    A = { hand = { "Test Harrier" }, base = { { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Test Harrier", { at = "north" })
    s:expect("Test Harrier", { attacking = true, exhausted = true })
    s:chain { "Test Harrier" }
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
    s:owes(s.B, "act")
    s.B:pass() s.A:pass()
    s.B:choose("raider")
    s:expect("guard", { zone = "trash" })
    s:expect("raider", { zone = "trash" })
    s:expect("Test Harrier", { at = "north" })
  end,
}

scenario "C16 An ability that adds passes no focus" {
  rules = { "346.1", "429.2" },
  board = {
    A = { base = { "Test Gold", { vanilla(2), as = "it" } } },
    B = { north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("it", "north")
    s.A:activate("Test Gold")
    s:expect(s.A, { universal = 1 })
    s:owes(s.A, "act")
    s.A:pass()
    s:owes(s.B, "act")
    s.B:pass()
    s:expect("it", { zone = "trash" })
  end,
}

scenario "C16 An ability that adds takes no pass back" {
  rules = { "348", "429.2" },
  board = {
    A = { base = { { vanilla(2), as = "it" } } },
    B = { base = { "Test Gold" }, north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("it", "north")
    s.A:pass()
    s.B:activate("Test Gold")
    s:owes(s.B, "act")
    s.B:pass()
    s:owes(s.A, "act")
    s.A:pass()
    s:expect("it", { zone = "trash" })
  end,
}

scenario "C16 A battlefield that is contested in the middle of a showdown waits for its end" {
  rules = { "323.9", "461", "345", "190.3" },
  board = { A = { base = { { vanilla(2), as = "it" } } }, B = { hand = { "Test Diver" } } },
  play = function(s)
    s.A:move("it", "north")
    s.A:pass()
    s.B:play("Test Diver", { at = "south" })
    s:expect("south", { contested = true, controller = false })
    s.A:pass() s.B:pass()
    s:expect("north", { controller = s.A })
    -- the one at south opens now, B has focus
    s:owes(s.B, "act")
    s.B:pass() s.A:pass()
    s:expect("south", { controller = s.B })
    s:expect(s.A, { points = 1 })
    s:expect(s.B, { points = 1 })
    s:owes(s.A, "act")
  end,
}

scenario "C16 One of two who contest is taken over: the showdown becomes a combat" {
  rules = { "323.14", "464.2", "460" },
  board = {
    A = { base = { { "Test Turncoat", as = "one" }, { "Test Turncoat", as = "two" } } },
    B = { hand = { "Test Keep" } },
  },
  play = function(s)
    s.A:move({ "one", "two" }, "north")
    s.A:pass()
    s.B:play("Test Keep") s.B:choose("two")
    s.B:pass() s.A:pass()
    s:expect("one", { attacking = true })
    s:expect("two", { defending = true, exhausted = true })
    s:chain { "one", "two" }
    s:resolve()
    s:expect(s.A, { xp = 1 })
    s:expect(s.B, { hand_size = 1 })
    s:showdown()
    s:expect("north", { controller = false })
    s:expect(s.A, { points = 0 })
  end,
}

scenario "C16 Who takes the last defender over conquers" {
  rules = { "323.2", "465.1", "466.5" },
  board = {
    A = { hand = { "Test Keep" }, base = { { vanilla(2), as = "it" } } },
    B = { north = { { vanilla(9, { "Shield 2" }), as = "wall" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("it", "north")
    s:expect("wall", { might = 11 })
    s.A:play("Test Keep") s.A:choose("wall")
    s:resolve()
    s:expect("wall", { attacking = true, defending = false, might = 9, controller = s.A })
    s:showdown()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
    s:expect("wall", { at = "north", exhausted = false })
  end,
}

scenario "C16 A unit that is taken over at its battlefield attacks there" {
  rules = { "455", "191" },
  board = {
    A = { hand = { "Test Keep", "Test Recall" } },
    B = { north = { { vanilla(2), as = "it" }, { vanilla(1), as = "rest" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Keep") s.A:choose("it")
    s.A:pass()
    s.B:pass()
    -- A stands at B's battlefield: combat, A attacks
    s:expect("it", { attacking = true })
    s:expect("rest", { defending = true })
    s.A:play("Test Recall") s.A:choose("it")
    s:resolve()
    s:expect("it", { place = "base of A" })
    s:showdown()
    s:expect("north", { controller = s.B })
  end,
}
