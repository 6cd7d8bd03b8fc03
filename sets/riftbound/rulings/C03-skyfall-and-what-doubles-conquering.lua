-- The bearer of Skyfall of Areion holds and conquers alike; Red Brambleback and Blue Sentinel double one of the two, where they are.
-- One event lets an ability trigger once, whatever it is called, and the doubling adds one.
card { name = "Test Herald", type = "unit", energy = 1, might = 2, domains = { "mind" }, script = [[ triggered { on = self.conquers, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Choir", type = "unit", energy = 1, might = 2, domains = { "mind" }, script = [[ triggered { on = self.holds, effect = function(fx) fx:draw(1) end } ]] }

scenario "C03 Skyfall of Areion with Red Brambleback: a hold effect that triggers on the conquest is doubled" {
  rules = { "383.4", "469.1" },
  board = {
    A = { base = { "Red Brambleback", "Test Choir", { "Skyfall of Areion", attached = "Test Choir" } } },
    battlefields = { north = {}, south = {} },
  },
  play = function(s)
    s.A:move({ "Red Brambleback", "Test Choir" }, "north")
    s.A:pass()
    s.B:pass()
    s.A:order("Test Choir", "Test Choir", "Red Brambleback", "Red Brambleback")
    s.A:choose("Test Choir")
    s.A:choose("Red Brambleback")
    s:resolve()
    s:expect(s.A, { points = 1, hand_size = 2 })
  end,
}

scenario "C03 Skyfall of Areion with Blue Sentinel: a conquer effect that triggers on holding is doubled" {
  rules = { "383.4", "469.2" },
  board = {
    A = { north = { "Blue Sentinel", "Test Herald", { "Skyfall of Areion", attached = "Test Herald" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s.A:order("Test Herald", "Test Herald", "Blue Sentinel", "Blue Sentinel")
    s:resolve()
    s.A:order("Blue Sentinel", "Blue Sentinel")
    s:resolve()
    -- Two of the herald, one of the draw phase.
    s:expect(s.A, { points = 1, hand_size = 3 })
  end,
}
