scenario "Hostile Takeover: the only unit changes sides and conquers" {
  rules = { "344.2", "323.8", "348.2", "191" },
  board = {
    A = { hand = { "Hostile Takeover" }, runes = { mind = 5 } },
    B = { north = { { vanilla(3), as = "it", exhausted = true } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Hostile Takeover")
    s.A:choose("it")
    s.A:pass()
    s.B:pass()
    s:expect("it", { controller = s.A, owner = s.B, at = "north", exhausted = false, attacking = false })
    s:showdown()
    s:expect(s.A, { points = 1 })
    s:expect("north", { controller = s.A })
    s.A:end_turn()
    s:resolve()
    s:expect("it", { controller = s.B, at = "base" })
    s:expect("north", { controller = false })
  end,
}

scenario "Hostile Takeover: with other enemies there it is a combat" {
  rules = { "323.9", "464.2", "323.2" },
  board = {
    A = { hand = { "Hostile Takeover" }, runes = { order = 5 } },
    B = { north = { { vanilla(5), as = "it" }, { vanilla(2), as = "other" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Hostile Takeover")
    s.A:choose("it")
    s.A:pass()
    s.B:pass()
    s:expect("it", { attacking = true, controller = s.A })
    s:expect("other", { defending = true })
    s:showdown()
    s:expect("other", { zone = "trash" })
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Hostile Takeover: once it has left the board there is nothing to give back" {
  rules = { "124", "389" },
  board = {
    A = { hand = { "Hostile Takeover", "Test Return" }, runes = { mind = 5 } },
    B = { north = { { vanilla(3), as = "it" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Hostile Takeover")
    s.A:choose("it")
    s:resolve()
    s:showdown()
    s.A:play("Test Return")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { zone = "hand" })
    s:expect(s.B, { hand_size = 1 })
    s.A:end_turn()
    s:resolve()
    s:expect("it", { zone = "hand" })
  end,
}
card {
  name = "Test Return", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}

-- Taken in the middle of a fight it changes sides at once; what it has triggered stays with its first player.
scenario "Hostile Takeover out of hiding: an attacker becomes a defender" {
  rules = { "811.1", "323.2" },
  board = {
    A = { base = { { vanilla(4), as = "it" } } },
    B = { hand = { "Hostile Takeover" }, runes = { mind = 1 }, north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:hide("Hostile Takeover", "north")
    s:next_turn()
    s.A:move("it", "north")
    s.A:pass()
    s.B:play("Hostile Takeover")
    s.B:choose("it")
    s:resolve()
    s:expect("it", { controller = s.B, defending = true, attacking = false, exhausted = false })
    s:showdown()
    s:expect("north", { controller = s.B })
    s:next_turn()
    s:expect("it", { controller = s.A, at = "base" })
  end,
}

scenario "Hostile Takeover takes an enemy at a battlefield" {
  rules = { "355.10" },
  board = {
    A = { hand = { "Hostile Takeover" }, runes = { mind = 5 }, south = { { vanilla(2), as = "mine" } } },
    B = { north = { { vanilla(3), as = "it" } }, base = { { vanilla(3), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Hostile Takeover")
    s:options("it")
    s.A:choose("it")
    s.A:pass()
    s.B:pass()
    s:expect("it", { controller = s.A })
    s:showdown()
  end,
}

scenario "Hostile Takeover gives back once: who takes the unit again keeps it" {
  rules = { "317.2" },
  board = {
    A = { hand = { "Hostile Takeover" }, runes = { mind = 5 } },
    B = { north = { { vanilla(3), as = "it" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Hostile Takeover")
    s.A:choose("it")
    s.A:pass()
    s.B:pass()
    s:showdown()
    s.A:end_turn()
    s:resolve()
    s:expect("it", { controller = s.B, at = "base" })
    s.B:move("it", "north")
    s:showdown()
    s:expect("it", { at = "north" })
    s.B:end_turn()
    s:chain {}
    s:turn(s.A)
    s:expect("it", { at = "north", controller = s.B })
  end,
}
