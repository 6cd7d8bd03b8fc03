card { name = "Test Reaper", type = "unit", energy = 1, might = 3, domains = { "fury" }, script = [[ triggered { on = self.conquers, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Keeper", type = "unit", energy = 1, might = 3, domains = { "fury" }, script = [[ triggered { on = self.holds, effect = function(fx) fx:draw(1) end } ]] }

-- The conquer effect of the wearer is a hold effect: it works for the hold, and once more for the one who doubles holds.
-- Who doubles conquests has no part in it.
scenario "Skyfall of Areion: a conquer effect on a hold is multiplied as a hold effect" {
  rules = { "136", "469.2", "383.4" },
  cases = { { name = "Blue Sentinel", beside = "Blue Sentinel", cards = 2 }, { name = "Red Brambleback", beside = "Red Brambleback", cards = 1 } },
  board = function(case)
    return {
      A = { north = { "Test Reaper", { "Skyfall of Areion", attached = "Test Reaper" }, case.beside }, deck = { vanilla(1), vanilla(1), vanilla(1), vanilla(1), vanilla(1) }, turns = 2 },
      battlefields = { north = { controller = "A" }, south = {} },
      turn = "B",
    }
  end,
  play = function(s, case)
    s.B:end_turn()
    if case.cards == 2 then s.A:order("Test Reaper", "Blue Sentinel", "Test Reaper", "Blue Sentinel") end
    s:resolve()
    s:expect(s.A, { points = 1, hand_size = case.cards + 1 })
  end,
}

scenario "Skyfall of Areion: a hold effect on a conquest is multiplied as a conquer effect" {
  rules = { "136", "469.1", "383.4" },
  board = {
    A = { base = { "Test Keeper", { "Skyfall of Areion", attached = "Test Keeper" }, "Red Brambleback" } },
  },
  play = function(s)
    s.A:move({ "Test Keeper", "Red Brambleback" }, "north")
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { points = 1 })
    s.A:order("Red Brambleback", "Test Keeper", "Red Brambleback", "Test Keeper")
    s.A:choose("Test Keeper")
    s.A:choose("Red Brambleback")
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
  end,
}
