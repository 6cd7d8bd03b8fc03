card {
  name = "Test Wanderer", type = "unit", energy = 2, might = 4, domains = { "chaos" },
  script = [[ triggered { on = self.moves, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Watcher", type = "gear", energy = 2, domains = { "chaos" },
  script = [[ triggered { on = unit { yours = true }.moves, effect = function(fx) fx:gain_xp(1) end } ]],
}

scenario "Tideturner changes places with a unit elsewhere" {
  rules = { "383.3", "446" },
  board = {
    A = { hand = { "Tideturner" }, runes = { chaos = 2 }, north = { { vanilla(4), as = "front", exhausted = true } }, base = { { vanilla(1), as = "home" } } },
    B = { south = { { vanilla(1), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Tideturner", { at = "base" })
    s.A:yes()
    s:options("front")
    s.A:choose("front")
    s:resolve()
    s:expect("Tideturner", { at = "north", exhausted = true })
    s:expect("front", { at = "base", exhausted = true })
    s:expect("north", { controller = s.A, contested = false })
    s:expect("home", { at = "base" })
  end,
}

scenario "Tideturner may stay, and does with nobody elsewhere" {
  rules = { "383.3", "402.4" },
  cases = { { name = "declined", elsewhere = true }, { name = "nobody", elsewhere = false } },
  board = function(case)
    return {
      A = { hand = { "Tideturner" }, runes = { chaos = 2 }, base = { vanilla(1) }, north = case.elsewhere and { { vanilla(4), as = "front" } } or {} },
      battlefields = { north = { controller = case.elsewhere and "A" or nil }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("Tideturner", { at = "base" })
    if case.elsewhere then s.A:no() end
    s:chain {}
    s:expect("Tideturner", { at = "base" })
  end,
}

scenario "Tideturner: both units have moved" {
  rules = { "446", "420" },
  board = {
    A = { hand = { "Tideturner" }, runes = { chaos = 2 }, north = { { "Test Wanderer", as = "front" } }, base = { "Test Watcher" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Tideturner", { at = "base" })
    s.A:yes()
    s.A:choose("front")
    s.A:pass()
    s.B:pass()
    s.A:order("Test Watcher", "Test Wanderer")
    s:chain { "Test Watcher", "Test Wanderer", "Test Watcher" }
    s:resolve()
    s:expect("Tideturner", { at = "north" })
    s:expect("front", { at = "base" })
    s:expect(s.A, { hand_size = 1, xp = 2, points = 0 })
  end,
}

scenario "Tideturner out of hiding in a combat: the other one defends in its place" {
  rules = { "811.1", "323.2", "446" },
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { facedown = { north = { "Tideturner" } }, north = { { vanilla(1), as = "guard" } }, base = { { vanilla(6), as = "champion" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Tideturner")
    s.B:yes()
    s:options("champion")
    s.B:choose("champion")
    s:resolve()
    s:expect("Tideturner", { at = "base", defending = false })
    s:expect("champion", { at = "north", defending = true })
  end,
}
