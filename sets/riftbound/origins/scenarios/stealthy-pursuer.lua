card {
  name = "Test Walk", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:move(fx.it, fx.it.controller.base) end } ]],
}
card {
  name = "Test Call", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:recall(fx.it) end } ]],
}

scenario "Stealthy Pursuer goes along with a unit that leaves its place" {
  rules = { "383.3", "446" },
  board = { A = { base = { "Stealthy Pursuer", { vanilla(2), as = "mover" }, { vanilla(2), as = "stayer" } } } },
  play = function(s)
    s.A:move("mover", "north")
    s:owes(s.A, "may")
    s.A:yes()
    s:chain { "Stealthy Pursuer" }
    s:expect("Stealthy Pursuer", { at = "base" })
    s:resolve()
    s:expect("Stealthy Pursuer", { at = "north", exhausted = false })
    s:expect("mover", { at = "north", exhausted = true })
    s:expect("stayer", { at = "base" })
    s:showdown()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Stealthy Pursuer may stay" {
  rules = { "383.3" },
  board = { A = { base = { "Stealthy Pursuer", { vanilla(2), as = "mover" } } } },
  play = function(s)
    s.A:move("mover", "north")
    s.A:no()
    s:chain {}
    s:expect("Stealthy Pursuer", { at = "base", exhausted = false })
  end,
}

scenario "Stealthy Pursuer sees only friendly units that leave where it is" {
  rules = { "383.2" },
  board = {
    A = { base = { "Stealthy Pursuer" }, north = { { vanilla(2), as = "mover" } } },
    B = { base = { { vanilla(2), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:move("mover", "base")
    s:chain {}
    s:owes(s.A, "act")
    s:next_turn()
    s.B:move("foe", "south")
    s:chain {}
    s:expect("Stealthy Pursuer", { at = "base" })
  end,
}

scenario "Stealthy Pursuer becomes an attacker in the combat that the other began" {
  rules = { "323.2", "464.2", "323.12" },
  board = {
    A = { base = { "Stealthy Pursuer", { vanilla(2), as = "mover" } } },
    B = { north = { { vanilla(5), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("mover", "north")
    s.A:yes()
    -- The combat is staged, but it cannot begin before the chain is empty.
    s:expect("mover", { attacking = false })
    s:resolve()
    s:expect("mover", { attacking = true })
    s:expect("Stealthy Pursuer", { attacking = true, at = "north" })
    s.A:pass()
    s.B:pass()
    s.B:choose("mover")
    s:expect("guard", { zone = "trash" })
    s:expect("mover", { zone = "trash" })
    s:expect("Stealthy Pursuer", { at = "north" })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Stealthy Pursuer that is already there does not move again" {
  rules = { "383.1", "446" },
  board = { A = { base = { "Stealthy Pursuer", { vanilla(2), as = "one" }, { vanilla(3), as = "two" } } } },
  play = function(s)
    s.A:move({ "one", "two" }, "north")
    s.A:order("Stealthy Pursuer", "Stealthy Pursuer")
    s.A:yes()
    s.A:yes()
    s:chain { "Stealthy Pursuer", "Stealthy Pursuer" }
    s:resolve()
    s:expect("Stealthy Pursuer", { at = "north", exhausted = false })
  end,
}

scenario "Stealthy Pursuer follows a spell's move home, but no recall" {
  rules = { "446", "456.1" },
  cases = { { name = "moved", card = "Test Walk", follows = true }, { name = "recalled", card = "Test Call", follows = false } },
  board = function(case)
    return {
      A = { hand = { case.card }, north = { "Stealthy Pursuer", { vanilla(2), as = "mover" } } },
      battlefields = { north = { controller = "A" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play(case.card)
    s.A:choose("mover")
    s.A:pass()
    s.B:pass()
    if case.follows then
      s.A:yes()
      s:resolve()
    end
    s:chain {}
    s:expect("mover", { at = "base" })
    s:expect("Stealthy Pursuer", { at = case.follows and "base" or "north" })
  end,
}

card {
  name = "Test Retreat", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:move(fx.it, fx.it.controller.base) end } ]],
}

scenario "Stealthy Pursuer follows neither enemies nor itself" {
  rules = { "383.3", "446" },
  board = {
    A = { hand = { "Test Retreat" }, base = { { vanilla(2), as = "raider" } } },
    B = { north = { "Stealthy Pursuer" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Test Retreat")
    s.A:choose("raider")
    s.A:pass()
    s.B:pass()
    s:expect("raider", { at = "base" })
    s:chain {}
    s:showdown()
    s:next_turn()
    s.B:move("Stealthy Pursuer", "base")
    s:chain {}
    s:owes(s.B, "act")
  end,
}

scenario "Stealthy Pursuer with Tideturner: of two that change places, it follows the one that leaves where it is" {
  rules = { "446", "383.2" },
  cases = { { name = "in the base", place = "base", to = "north" }, { name = "at the battlefield", place = "north", to = "base" } },
  board = function(case)
    local A = { hand = { "Tideturner" }, runes = { chaos = 2 }, base = {}, north = { { vanilla(4), as = "front" } } }
    table.insert(A[case.place], "Stealthy Pursuer")
    return { A = A, battlefields = { north = { controller = "A" }, south = {} } }
  end,
  play = function(s, case)
    s.A:play("Tideturner", { at = "base" })
    s.A:yes()
    s.A:choose("front")
    s.A:pass()
    s.B:pass()
    s:expect("Tideturner", { at = "north" })
    s:expect("front", { at = "base" })
    s.A:yes()
    s:chain { "Stealthy Pursuer" }
    s:resolve()
    s:expect("Stealthy Pursuer", { at = case.to })
    s:expect("north", { controller = s.A, contested = false })
  end,
}

scenario "Stealthy Pursuer that follows to a battlefield with enemies leaves one combat, not two" {
  rules = { "446", "450", "464.2" },
  board = {
    A = { base = { "Stealthy Pursuer", { vanilla(2), as = "mover" } } },
    B = { north = { { vanilla(1), as = "guard" } }, south = { { vanilla(1), as = "watch" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move("mover", "north")
    s.A:yes()
    s:resolve()
    s:expect("south", { contested = false })
    s:expect("Stealthy Pursuer", { at = "north", attacking = true })
    s:expect("mover", { attacking = true })
    s.A:pass()
    s.B:pass()
    s.B:choose("mover")
    s:owes(s.A, "act")
    s:expect("north", { controller = s.A })
    s:expect("south", { controller = s.B })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Stealthy Pursuer with Azir, Ascendant: it follows whichever leaves where it is" {
  rules = { "446", "383.2" },
  cases = { { name = "in the base", place = "base", to = "north" }, { name = "at the battlefield", place = "north", to = "base" } },
  board = function(case)
    local A = { runes = { calm = 1 }, base = { "Azir, Ascendant" }, north = { { vanilla(2), as = "guard" } } }
    table.insert(A[case.place], "Stealthy Pursuer")
    return { A = A, battlefields = { north = { controller = "A" }, south = {} } }
  end,
  play = function(s, case)
    s.A:activate("Azir, Ascendant")
    s.A:choose("guard")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:chain { "Stealthy Pursuer" }
    s:resolve()
    s:expect("Azir, Ascendant", { at = "north" })
    s:expect("guard", { at = "base" })
    s:expect("Stealthy Pursuer", { at = case.to })
  end,
}

scenario "Stealthy Pursuer follows a friend that an opponent's Blast Cone has moved; who fights is up to where they come" {
  rules = { "446", "411", "450" },
  board = {
    A = { hand = { "Blast Cone" }, pool = { energy = 4, chaos = 1 }, north = { { vanilla(2), as = "holder" } } },
    B = { base = { "Stealthy Pursuer", { vanilla(3), as = "friend" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Blast Cone")
    s.A:yes()
    s.A:choose("friend")
    s.A:choose("north")
    s.A:pass()
    s.B:pass()
    -- The turn player's trigger is finalized first.
    s.A:no()
    s.B:yes()
    s:resolve()
    s:expect("friend", { at = "north", attacking = true })
    s:expect("Stealthy Pursuer", { at = "north", attacking = true })
    s:expect("holder", { defending = true })
    s:owes(s.B, "act")
  end,
}
