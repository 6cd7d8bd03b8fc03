card { name = "Test Poet", type = "unit", energy = 1, might = 2, domains = { "mind" }, script = [[ triggered { on = self.conquers, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Choir", type = "gear", energy = 1, domains = { "mind" }, script = [[ triggered { on = you.conquers, effect = function(fx) fx:draw(1) end } ]] }

scenario "Red Brambleback doubles what triggers on conquering where it is, itself included" {
  rules = { "383.4", "426", "469.1" },
  board = {
    A = { base = { "Red Brambleback", "Test Poet", "Test Choir" } },
    battlefields = { north = {}, south = {} },
  },
  play = function(s)
    s.A:move({ "Red Brambleback", "Test Poet" }, "north")
    s.A:pass()
    s.B:pass()
    -- Two each of the three; the bear's own choose when they are finalized.
    s.A:order("Test Poet", "Test Poet", "Test Choir", "Test Choir", "Red Brambleback", "Red Brambleback")
    s.A:choose("Test Poet")
    s.A:choose("Red Brambleback")
    s:resolve()
    s:expect(s.A, { points = 1, hand_size = 4 })
    s:expect("Test Poet", { buffs = 1, might = 3 })
    s:expect("Red Brambleback", { buffs = 1, might = 5 })
  end,
}

scenario "Red Brambleback doubles nothing elsewhere" {
  rules = { "383.4" },
  board = {
    A = { base = { "Test Poet" }, north = { "Red Brambleback" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:move("Test Poet", "south")
    s:showdown()
    s:resolve()
    s:expect(s.A, { points = 1, hand_size = 1 })
  end,
}

scenario "Red Brambleback enters ready for one energy and one fury more" {
  rules = { "805.1", "143.4" },
  cases = { { name = "accelerated", yes = true }, { name = "at the plain price" } },
  board = { A = { hand = { "Red Brambleback" }, pool = { energy = 5, fury = 2 } } },
  play = function(s, case)
    s.A:play("Red Brambleback")
    if case.yes then s.A:yes() else s.A:no() end
    s:expect("Red Brambleback", { at = "base", exhausted = not case.yes })
    s:expect(s.A, { energy = case.yes and 0 or 1, fury = case.yes and 0 or 1 })
  end,
}

scenario "Red Brambleback buffs a friend, and doubles no ability of the opponent" {
  rules = { "383.4", "426" },
  board = {
    A = { base = { "Red Brambleback" } },
    B = { base = { "Test Widow", { vanilla(2), as = "foe" } } },
  },
  play = function(s)
    s.A:move("Red Brambleback", "north")
    s.A:pass()
    s.B:pass()
    s.A:order("Red Brambleback", "Red Brambleback")
    s:options("Red Brambleback")
    s.A:choose("Red Brambleback")
    s.A:choose("Red Brambleback")
    s:resolve()
    s:expect(s.B, { hand_size = 1 })
    s:expect("Red Brambleback", { buffs = 1 })
  end,
}
card { name = "Test Widow", type = "gear", energy = 1, domains = { "mind" }, script = [[ triggered { on = opponents.conquers, effect = function(fx) fx:draw(1) end } ]] }
