-- The movement phase (UA-4.8 to UA-4.12).
card { name = "Test Stepper", type = "character", bp = 2000, keywords = { "Step" } }
card { name = "Test Mourned", type = "character", bp = 1000, script = [[ triggered { on = self.sidelined, effect = function(fx) fx:draw(3) end } ]] }

scenario "Movement: any number of characters goes to the front line, all at once, as active or rested as they are" {
  rules = { "UA-4.8", "UA-4.12" },
  board = { A = { energy = { { vanilla(1000), as = "a" }, { vanilla(2000), as = "b", exhausted = true }, { vanilla(3000), as = "c" } } }, phase = "movement" },
  play = function(s)
    s.A:choose("a")
    s.A:choose("b")
    s:expect("a", { at = "energy" })
    s.A:pass()
    s:expect("a", { at = "front", exhausted = false })
    s:expect("b", { at = "front", exhausted = true })
    s:expect("c", { at = "energy" })
    s:phase("main")
  end,
}

scenario "Movement: sites never move, and nobody moves in the main phase" {
  rules = { "UA-4.8" },
  board = { A = { energy = { "Whale Island", { vanilla(1000), as = "a" } } }, B = { energy = { { vanilla(2000), as = "theirs" } } }, phase = "movement" },
  play = function(s)
    s.A:refused("choose", "Whale Island", { rule = "UA-4.8" })
    s.A:refused("choose", "theirs", { rule = "UA-4.8" })
    s.A:pass()
    s:phase("main")
    s.A:refused("choose", "a", { rule = "UA-4.8" })
  end,
}

scenario "Movement: to the energy line only with Step" {
  rules = { "UA-4.9" },
  board = { A = { front = { "Test Stepper", { vanilla(1000), as = "plain" } } }, phase = "movement" },
  play = function(s)
    s.A:refused("choose", "plain", { rule = "UA-4.9" })
    s.A:choose("Test Stepper")
    s.A:pass()
    s:expect("Test Stepper", { at = "energy" })
    s:expect("plain", { at = "front" })
  end,
}

scenario "Movement: on a full front line as many go to the removal area as come, and they are not sidelined" {
  rules = { "UA-4.10", "UA-4.11" },
  board = {
    A = { front = { { "Test Mourned", as = "m" }, { vanilla(1100), as = "n" }, { vanilla(1200), as = "o" }, { vanilla(1300), as = "p" } }, energy = { { vanilla(3000), as = "a" }, { vanilla(4000), as = "b" } } },
    phase = "movement",
  },
  play = function(s)
    s.A:choose("a")
    s.A:choose("b")
    s.A:pass()
    s:owes(s.A, "room")
    s.A:choose("m", "o")
    s:expect("m", { zone = "removal" })
    s:expect("o", { zone = "removal" })
    s:expect("a", { at = "front" })
    s:expect("b", { at = "front" })
    s:expect(s.A, { hand_size = 0, front_size = 4, sideline_size = 0 })
  end,
}

scenario "Movement: a house rule may sideline what makes room" {
  rules = { "UA-4.10" },
  format = { room_sidelines = 1 },
  board = { A = { front = { { "Test Mourned", as = "m" }, vanilla(1100), vanilla(1200), vanilla(1300) }, energy = { { vanilla(3000), as = "a" } } }, phase = "movement" },
  play = function(s)
    s.A:choose("a")
    s.A:pass()
    s.A:choose("m")
    s:expect("m", { zone = "removal" })
    s:expect(s.A, { hand_size = 3 })
  end,
}

scenario "Movement: with both lines full a character with Step and one of the energy line change places" {
  rules = { "UA-4.10", "UA-4.9" },
  board = {
    A = { front = { "Test Stepper", vanilla(1100), vanilla(1200), vanilla(1300) }, energy = { { vanilla(3000), as = "a" }, vanilla(1400), vanilla(1500), "Whale Island" } },
    phase = "movement",
  },
  play = function(s)
    s.A:choose("Test Stepper")
    s.A:choose("a")
    s.A:pass()
    s:expect("Test Stepper", { at = "energy" })
    s:expect("a", { at = "front" })
    s:expect(s.A, { removal_size = 0, front_size = 4, energy_size = 4 })
  end,
}

scenario "Movement: a line full of sites has no room for a character with Step" {
  rules = { "UA-4.10" },
  board = { A = { front = { "Test Stepper" }, energy = { "Whale Island", "Whale Island", "Trailer", "Trailer" } }, phase = "movement" },
  play = function(s)
    s:phase("main")
    s.A:refused("choose", "Test Stepper", { rule = "UA-4.8" })
    s:expect("Test Stepper", { at = "front" })
  end,
}

scenario "Movement: a house rule may let what moves come rested" {
  rules = { "UA-4.8" },
  format = { moved_characters_rest = 1 },
  board = { A = { energy = { { vanilla(1000), as = "a" } } }, phase = "movement" },
  play = function(s)
    s.A:choose("a")
    s.A:pass()
    s:expect("a", { at = "front", exhausted = true })
  end,
}
