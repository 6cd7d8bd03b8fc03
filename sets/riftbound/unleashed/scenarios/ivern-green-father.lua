card { name = "Test Meadow", type = "battlefield" }
card {
  name = "Test Ambush", type = "spell", energy = 2, domains = { "calm" }, keywords = { "Hidden", "Action" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:give(fx.it, { might = 2, lasts = "turn" }) end } ]],
}

scenario "Green Father grows Brush over a conquered battlefield" {
  rules = { "438", "469.1", "414" },
  cases = { { name = "grown", yes = true }, { name = "left as it is" } },
  board = {
    A = { legend = "Ivern, Green Father", base = { { vanilla(3), as = "mine", damage = 1 } } },
    battlefields = { north = { card = "Frozen Fortress" }, south = {} },
  },
  play = function(s, case)
    s.A:move("mine", "north")
    s.A:pass()
    s.B:pass()
    if case.yes then s.A:yes() else s.A:no() end
    s:resolve()
    s:count("Brush", case.yes and 1 or 0)
    s:expect("Ivern, Green Father", { exhausted = case.yes or false })
    s:expect("Frozen Fortress", { zone = case.yes and "banished" or "battlefields" })
    s:expect("mine", { damage = 1 })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Green Father: units, control and the score of this turn stay where Brush grows" {
  rules = { "438.1", "467" },
  board = {
    A = { legend = "Ivern, Green Father", north = { { vanilla(3), as = "mine" } }, base = { { vanilla(2), as = "other" } }, points = 2 },
    B = { base = { { vanilla(1), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s.A:yes()
    s:resolve()
    s:expect("Brush", { controller = s.A })
    s:expect("mine", { at = "Brush" })
    s:expect(s.A, { points = 3 })
    -- Held this turn under its old name: taking it again gives nothing.
    s.A:move("mine", "base")
    s:expect("Brush", { controller = false })
    s.A:move("other", "north")
    s:showdown()
    s:expect("Brush", { controller = s.A })
    s:expect(s.A, { points = 3 })
  end,
}

scenario "Green Father is silent while he is exhausted" {
  rules = { "404.2" },
  board = {
    A = { legend = { "Ivern, Green Father", exhausted = true }, base = { { vanilla(3), as = "mine" } } },
    battlefields = { north = {}, south = {} },
  },
  play = function(s)
    s.A:move("mine", "north")
    s:showdown()
    s:count("Brush", 0)
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Green Father: what lies hidden stays where Brush grows, and what was there before comes back scored" {
  rules = { "438.1", "438.7", "811.1", "467" },
  board = {
    A = { legend = "Ivern, Green Father", north = { { vanilla(3), as = "mine" } }, facedown = { north = { "Test Ambush" } } },
    B = { base = { { vanilla(1), as = "foe" } } },
    battlefields = { north = { card = "Test Meadow", controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s.A:yes()
    s:resolve()
    s:expect("Brush", { controller = s.A })
    s:expect("Test Ambush", { zone = "facedown" })
    s.A:play("Test Ambush")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 5 })
    s:next_turn()
    s.B:end_turn()
    -- Brush is held in its turn and gives way; the meadow has been scored with it.
    s.A:order("Ivern, Green Father", "Brush")
    s.A:no()
    s.A:yes()
    s:resolve()
    s:expect("Test Meadow", { controller = s.A })
    s:expect(s.A, { points = 2 })
    s.A:move("mine", "base")
    s:next_turn()
    s:expect(s.A, { points = 2 })
  end,
}
