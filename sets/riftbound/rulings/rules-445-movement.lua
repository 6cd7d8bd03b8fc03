card {
  name = "Test Shove", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {}, to = place { battlefield = true } }, effect = function(fx) fx:move(fx.it, fx.to) end } ]],
}
card {
  name = "Test Lug", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = gear {}, to = place { battlefield = true } }, effect = function(fx) fx:move(fx.it, fx.to) end } ]],
}
card {
  name = "Test Tracker", type = "unit", energy = 2, might = 2, domains = { "chaos" },
  script = [[ triggered { on = self.moves, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Anvil", type = "gear", energy = 1, domains = { "order" },
  script = [[ activated { cost = { exhaust = self }, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Shackles", type = "gear", energy = 1, domains = { "order" },
  script = [[ forbid { what = "move", affects = unit {} } ]],
}
card {
  name = "Test Summons", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:recall(fx.it) end } ]],
}
card {
  name = "Test Quickling", type = "unit", energy = 0, might = 2, domains = { "chaos" },
  script = [[ triggered { on = self.moves, effect = function(fx) fx:draw(1) end } ]],
}

scenario "446 A change of location is a move, at once and without an answer" {
  rules = { "446.1", "446.3", "447.1", "448", "453", "451.1" },
  board = { A = { base = { "Test Tracker" } }, B = { hand = { "Test Shove" } } },
  play = function(s)
    s.A:move("Test Tracker", "north")
    -- it is there before anybody may act; what it triggers waits
    s:expect("Test Tracker", { at = "north", exhausted = true })
    s:expect("north", { contested = true })
    s:chain { "Test Tracker" }
    s:resolve()
    s:showdown()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { hand_size = 1, points = 1 })
  end,
}

scenario "446 To enter the board is no move" {
  rules = { "446.2" },
  board = { A = { hand = { "Test Quickling" }, north = { vanilla(1) } }, battlefields = { north = { controller = "A" }, south = {} } },
  play = function(s)
    s.A:play("Test Quickling")
    s.A:choose("north")
    s:chain {}
    s:expect("Test Quickling", { at = "north" })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "447 Only units move" {
  rules = { "447.3" },
  board = { A = { hand = { "Test Lug" }, base = { "Test Anvil" } } },
  play = function(s)
    s.A:play("Test Lug")
    s.A:choose("Test Anvil")
    s.A:choose("north")
    s:resolve()
    s:expect("Test Anvil", { at = "base" })
  end,
}

scenario "449 An effect moves what a standard move could not" {
  rules = { "449.1", "446.1", "450", "452.1" },
  board = {
    A = { hand = { "Test Shove" }, north = { { vanilla(3), as = "it", exhausted = true } } },
    B = { south = { { vanilla(1), as = "guard" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:refused("move", "it", "south", { rule = "144.2" })
    s.A:play("Test Shove")
    s.A:choose("it")
    s.A:choose("south")
    s.A:pass()
    s.B:pass()
    s:expect("it", { at = "south", attacking = true })
    s:expect("guard", { defending = true })
    s:expect("south", { contested = true })
  end,
}

scenario "450 Nothing is contested where one is in control" {
  rules = { "448", "453" },
  board = { A = { base = { { vanilla(1), as = "it" } }, north = { vanilla(1) } }, battlefields = { north = { controller = "A" }, south = {} } },
  play = function(s)
    s.A:move("it", "north")
    s:expect("north", { contested = false, controller = s.A })
    s:phase("main")
    s:owes(s.A, "act")
    s:expect(s.A, { points = 0 })
  end,
}

scenario "456 A recall is no move, nothing stops it, and it changes nothing else" {
  rules = { "456.1", "456.2", "456.3", "458.1" },
  board = {
    A = { hand = { "Test Summons" }, base = { "Test Shackles" }, north = { { "Test Tracker", exhausted = true, damage = 1, buffs = 1 } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Summons")
    s.A:choose("Test Tracker")
    s.A:pass()
    s.B:pass()
    s:chain {}
    s:expect("Test Tracker", { at = "base", exhausted = true, damage = 1, buffs = 1 })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "457 Gear at a battlefield goes home in the next cleanup" {
  rules = { "457.1", "456.2", "458.1" },
  board = {
    A = { hand = { "Test Summons" }, base = { { vanilla(1), as = "it" } }, north = { { "Test Anvil", exhausted = true } } },
    battlefields = { north = {}, south = {} },
  },
  play = function(s)
    s:expect("Test Anvil", { at = "base", exhausted = true })
  end,
}
