card {
  name = "Test Scatter", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:bounce(fx.it) end } ]],
}
card {
  name = "Test Pull", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {}, to = place { battlefield = true } }, effect = function(fx) fx:move(fx.it, fx.to) end } ]],
}
card {
  name = "Test Answering", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}
card {
  name = "Test Herald", type = "unit", energy = 2, might = 4, domains = { "order" },
  script = [[
    triggered { name = "wins", on = self.wins_combat, effect = function(fx) fx:draw(1) end }
    triggered { name = "conquers", on = self.conquers, effect = function(fx) fx:channel(1) end }
  ]],
}
card {
  name = "Test Lancer", type = "unit", energy = 2, might = 3, domains = { "order" },
  script = [[ triggered { on = self.dies, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Denier", type = "gear", energy = 1, domains = { "order" },
  script = [[ replacement { on = opponents.scores, change = skip } ]],
}
card {
  name = "Test Grant", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { effect = function(fx) fx:score(1) end } ]],
}
card {
  name = "Test Forays", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { a = unit { friendly = true }, b = unit { friendly = true, except = chosen.a } }, effect = function(fx)
    fx:move(fx.a, fx:choose(place { battlefield = true, name = "Test Hill" }))
    fx:move(fx.b, fx:choose(place { battlefield = true, name = "Test Ford" }))
  end } ]],
}
card { name = "Test Hill", type = "battlefield" }
card { name = "Test Ford", type = "battlefield" }

scenario "460 Enemies who come to a running showdown turn it into a combat" {
  rules = { "460.1", "461.3", "464.1", "452.1" },
  board = {
    A = { base = { { vanilla(3), as = "raider" } } },
    B = { hand = { "Test Pull" }, base = { { vanilla(2), as = "late" } } },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:expect("raider", { attacking = false })
    s.A:pass()
    s.B:play("Test Pull")
    s.B:choose("late")
    s.B:choose("north")
    s.B:pass()
    s.A:pass()
    s:expect("raider", { attacking = true })
    s:expect("late", { defending = true })
    s:showdown()
    s:expect("late", { zone = "trash" })
    s:expect("north", { controller = s.A })
  end,
}

scenario "461 The turn player says which of two combats comes first" {
  rules = { "461.1", "461.3" },
  cases = { { name = "hill", first = "north" }, { name = "ford", first = "south" } },
  board = {
    A = { hand = { "Test Forays" }, base = { { vanilla(3), as = "one" }, { vanilla(3), as = "two" } } },
    B = { north = { { vanilla(1), as = "upper" } }, south = { { vanilla(1), as = "lower" } } },
    battlefields = { north = { card = "Test Hill", controller = "B" }, south = { card = "Test Ford", controller = "B" } },
  },
  play = function(s, case)
    s.A:play("Test Forays")
    s.A:choose("one")
    s.A:choose("two")
    s:resolve()
    s:owes(s.A, "staged")
    s.A:choose(case.first)
    s:expect("one", { attacking = case.first == "north" })
    s:expect("two", { attacking = case.first == "south" })
  end,
}

scenario "461 A staged combat that nobody comes to does not happen" {
  rules = { "461.2" },
  board = {
    A = { hand = { "Test Forays" }, base = { { vanilla(3), as = "one" }, { "Test Lancer", as = "two" } } },
    B = { hand = { "Test Scatter" }, north = { { vanilla(1), as = "upper" } }, south = { { vanilla(1), as = "lower" } } },
    battlefields = { north = { card = "Test Hill", controller = "B" }, south = { card = "Test Ford", controller = "B" } },
  },
  play = function(s)
    s.A:play("Test Forays")
    s.A:choose("one")
    s.A:choose("two")
    s:resolve()
    s.A:choose("north")
    s:expect("south", { contested = true })
    s.A:pass()
    s.B:play("Test Scatter")
    s.B:choose("two")
    s.B:pass()
    s.A:pass()
    s:expect("two", { zone = "hand" })
    s:showdown()
    s:expect("lower", { at = "south" })
    s:expect("south", { contested = false, controller = s.B })
    s:expect("upper", { zone = "trash" })
    s:phase("main")
    s:owes(s.A, "act")
  end,
}

scenario "465 With one side only no damage is dealt" {
  rules = { "465.1", "466.3" },
  board = {
    A = { hand = { "Test Scatter" }, base = { { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Test Scatter")
    s.A:choose("guard")
    s:resolve()
    s:showdown()
    s:expect("guard", { zone = "hand" })
    s:expect("raider", { at = "north", damage = 0 })
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "465 What the damage triggers waits for the combat cleanup" {
  rules = { "465.3", "466.2", "466.4", "466.6" },
  board = {
    A = { base = { "Test Herald" }, rune_deck = { calm = 5 } },
    B = { north = { "Test Lancer" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Test Herald", "north")
    s.A:pass()
    s.B:pass()
    -- dead and healed before anything resolves; nobody has won yet
    s:expect("Test Lancer", { zone = "trash" })
    s:expect("Test Herald", { damage = 0, attacking = true })
    s:chain { "Test Lancer" }
    s:expect("north", { controller = s.B })
    s.B:pass()
    s.A:pass()
    -- won, not yet conquered
    s:chain { "Test Herald" }
    s:expect(s.A, { points = 0, hand_size = 0 })
    s.A:pass()
    s.B:pass()
    -- conquered, the combat is not over yet
    s:expect(s.A, { points = 1, hand_size = 1, rune_count = 0 })
    s:expect("Test Herald", { attacking = true })
    s:chain { "Test Herald" }
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { rune_count = 1 })
    s:expect("Test Herald", { attacking = false })
  end,
}

scenario "468 Points from an effect are points as well, and win in a cleanup" {
  rules = { "468.1", "472" },
  board = { A = { hand = { "Test Grant" }, points = 7 }, B = { points = 7 } },
  play = function(s)
    s.A:play("Test Grant")
    s:resolve()
    s:won(s.A)
  end,
}

scenario "470 Once a turn: what was held, lost and taken again gives nothing" {
  rules = { "470", "469.2" },
  board = {
    A = { base = { { vanilla(1), as = "walker" } }, north = { { "Test Herald", as = "holder" } }, rune_deck = { calm = 9 } },
    battlefields = { north = { controller = "A" }, south = {} },
    phase = "awaken",
  },
  play = function(s)
    s:phase("main")
    s:expect(s.A, { points = 1 })
    s.A:move("holder", "base")
    s:expect("north", { controller = false })
    s.A:move("walker", "north")
    s:showdown()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "471 Its abilities trigger whatever becomes of the point" {
  rules = { "471.2", "469.1" },
  board = { A = { base = { "Test Herald" }, rune_deck = { calm = 5 } }, B = { base = { "Test Denier" } } },
  play = function(s)
    s.A:move("Test Herald", "north")
    s:showdown()
    s:resolve()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 0, rune_count = 1 })
  end,
}
