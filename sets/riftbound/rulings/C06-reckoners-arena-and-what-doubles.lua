-- Reckoner's Arena activates conquer abilities as if there had been a conquest: what doubles the triggers of conquests there doubles
-- them as well. What doubles the triggers of holding doubles the Arena itself.
card {
  name = "Test Victor", type = "unit", energy = 4, might = 4, domains = { "chaos" },
  script = [[ triggered { on = self.conquers, effect = function(fx) fx:gain_xp(1) end } ]],
}

scenario "C06 Reckoner's Arena with Blue Sentinel there: the Arena is doubled" {
  rules = { "383.4", "469.2" },
  board = {
    A = { north = { "Test Victor", "Blue Sentinel" } },
    battlefields = { north = { controller = "A", card = "Reckoner's Arena" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s.A:order("Reckoner's Arena", "Blue Sentinel", "Reckoner's Arena", "Blue Sentinel")
    s:chain { "Reckoner's Arena", "Blue Sentinel", "Reckoner's Arena", "Blue Sentinel" }
    s:resolve()
    s:expect(s.A, { points = 1, xp = 2 })
  end,
}

scenario "C06 Reckoner's Arena with Red Brambleback there: what the Arena activates is doubled, the Arena is not" {
  rules = { "383.4", "469.2" },
  board = {
    A = { north = { "Test Victor", "Red Brambleback" } },
    battlefields = { north = { controller = "A", card = "Reckoner's Arena" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:chain { "Reckoner's Arena" }
    s.A:pass()
    s.B:pass()
    s.A:order("Test Victor", "Test Victor", "Red Brambleback", "Red Brambleback")
    s.A:choose("Test Victor")
    s.A:choose("Red Brambleback")
    s:resolve()
    s:expect("Test Victor", { buffs = 1 })
    s:expect("Red Brambleback", { buffs = 1 })
    s:expect(s.A, { points = 1, xp = 2 })
  end,
}

scenario "C06 Reckoner's Arena, Skyfall of Areion and Blue Sentinel: four times, and no loop" {
  rules = { "136", "383.4", "469.2" },
  board = {
    A = { north = { "Test Victor", { "Skyfall of Areion", attached = "Test Victor" }, "Blue Sentinel" } },
    battlefields = { north = { controller = "A", card = "Reckoner's Arena" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s.A:order("Reckoner's Arena", "Reckoner's Arena", "Test Victor", "Test Victor", "Blue Sentinel", "Blue Sentinel")
    s:resolve()
    s:expect(s.A, { points = 1, xp = 4 })
  end,
}
