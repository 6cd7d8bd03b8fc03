card { name = "Test Reaper", type = "unit", energy = 1, might = 3, domains = { "fury" }, script = [[ triggered { on = self.conquers, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Keeper", type = "unit", energy = 1, might = 3, domains = { "fury" }, script = [[ triggered { on = self.holds, effect = function(fx) fx:draw(1) end } ]] }

scenario "Skyfall of Areion: conquer effects work when the wearer holds" {
  rules = { "136", "469.2" },
  board = {
    A = { north = { "Test Reaper" }, base = { "Skyfall of Areion" }, runes = { fury = 2 } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:activate("Skyfall of Areion")
    s.A:choose("Test Reaper")
    s:resolve()
    s:expect("Test Reaper", { might = 5 })
    s:next_turn()
    s.B:end_turn()
    s:chain { "Test Reaper" }
    s:resolve()
    s:expect(s.A, { points = 1, hand_size = 2 })
  end,
}

scenario "Skyfall of Areion: hold effects work when the wearer conquers" {
  rules = { "136", "469.1" },
  cases = { { name = "worn", equip = true, cards = 1 }, { name = "not worn", equip = false, cards = 0 } },
  board = { A = { base = { "Test Keeper", "Skyfall of Areion" }, runes = { fury = 2 } } },
  play = function(s, case)
    if case.equip then
      s.A:activate("Skyfall of Areion")
      s.A:choose("Test Keeper")
      s:resolve()
    end
    s.A:move("Test Keeper", "north")
    s:showdown()
    s:resolve()
    s:expect(s.A, { points = 1, hand_size = case.cards })
  end,
}

card {
  name = "Test Arena", type = "battlefield",
  script = [[ triggered { on = you.holds { here = true }, effect = function(fx) fx:activate(fx:all(unit { here = true }), "conquers") end } ]],
}
-- A battlefield as Reckoner's Arena lets conquer effects work on a hold: with the gear they are the same effect, which works once for the
-- hold and once for the Arena, and neither sets the other off again.
scenario "Skyfall of Areion with Reckoner's Arena: twice, and no loop" {
  rules = { "136", "383.4" },
  board = {
    A = { north = { "Test Reaper" }, base = { "Skyfall of Areion" }, runes = { fury = 2 } },
    battlefields = { north = { controller = "A", card = "Test Arena" }, south = {} },
  },
  play = function(s)
    s.A:activate("Skyfall of Areion")
    s.A:choose("Test Reaper")
    s:resolve()
    s:next_turn()
    s.B:end_turn()
    s.A:order("Test Reaper", "Test Arena")
    s:resolve()
    s:expect(s.A, { points = 1, hand_size = 3 })
  end,
}

scenario "Skyfall of Areion and Trinity Force: a conquest is worth two points" {
  rules = { "471.1", "469.1" },
  board = {
    A = { base = { { vanilla(2), as = "mine" }, "Skyfall of Areion", "Trinity Force" }, runes = { fury = 2, body = 1 }, points = 6 },
  },
  play = function(s)
    s.A:activate("Trinity Force")
    s.A:choose("mine")
    s:resolve()
    s.A:activate("Skyfall of Areion")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 6 })
    s.A:move("mine", "north")
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { points = 7 })
    s:chain { "mine" }
    s:resolve()
    s:won(s.A)
  end,
}
