card {
  name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(3, fx.it) end } ]],
}
card {
  name = "Test Fork", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { two = exactly(2, unit {}) }, effect = function(fx) fx:deal(3, fx.two) end } ]],
}
card {
  name = "Test Storm", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { effect = function(fx) fx:deal(3, fx:all(unit { enemy = true })) end } ]],
}
card {
  name = "Test Archer", type = "unit", energy = 0, might = 1, domains = { "fury" },
  script = [[ triggered { on = self.played, target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

local function board(card)
  return {
    A = { hand = { card } , base = { { vanilla(5), as = "ours" } } },
    B = { hand = { "Repulse" }, runes = { body = 2 }, north = { { vanilla(3), as = "guard" }, { vanilla(3), as = "mate" } }, base = { { vanilla(3), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  }
end

scenario "Repulse counters a spell that chose the unit alone" {
  rules = { "425.1", "355.10" },
  board = board("Test Bolt"),
  play = function(s)
    s.A:play("Test Bolt")
    s.A:choose("guard")
    s.A:pass()
    s.B:play("Repulse")
    s:options("guard")
    s.B:choose("guard")
    s:options("Test Bolt")
    s.B:choose("Test Bolt")
    s:count("Body Rune", 1, { zone = "runes" })
    s:resolve()
    s:expect("guard", { damage = 0, at = "north" })
    s:expect("Test Bolt", { zone = "trash" })
    s:expect("Repulse", { zone = "trash" })
  end,
}

scenario "Repulse does not counter what chose another unit of the player too" {
  rules = { "355.8", "425.1" },
  board = board("Test Fork"),
  play = function(s)
    s.A:play("Test Fork")
    s.A:choose("guard", "mate")
    s.A:pass()
    s.B:refused("play", "Repulse")
  end,
}

scenario "Repulse counters what chose the unit and one of the other side" {
  rules = { "425.1" },
  board = board("Test Fork"),
  play = function(s)
    s.A:play("Test Fork")
    s.A:choose("guard", "ours")
    s.A:pass()
    s.B:play("Repulse")
    s.B:choose("guard")
    s.B:choose("Test Fork")
    s:resolve()
    s:expect("guard", { damage = 0 })
    s:expect("ours", { damage = 0 })
  end,
}

scenario "Repulse knows no answer to what chooses nothing, or a unit in a base" {
  rules = { "355.8", "355.10" },
  cases = { { name = "nothing chosen", card = "Test Storm" }, { name = "in a base", card = "Test Bolt" } },
  board = function(case) return board(case.card) end,
  play = function(s, case)
    s.A:play(case.card)
    if case.card == "Test Bolt" then s.A:choose("home") end
    s.A:pass()
    s.B:refused("play", "Repulse")
  end,
}

scenario "Repulse counters an ability" {
  rules = { "425.1" },
  board = board("Test Archer"),
  play = function(s)
    s.A:play("Test Archer")
    s.A:choose("mate")
    s.A:pass()
    s.B:play("Repulse")
    s.B:choose("mate")
    s.B:choose("Test Archer")
    s:resolve()
    s:expect("mate", { damage = 0 })
    s:expect("Test Archer", { at = "base" })
  end,
}

scenario "Repulse guards its own side, against the other side" {
  rules = { "355.8", "425.1" },
  cases = { { name = "an own spell at an own unit", who = "B", it = "guard" }, { name = "the opponent's at a unit of theirs", who = "A", it = "theirs" } },
  board = function(case)
    return {
      A = { hand = { case.who == "A" and "Test Bolt" or vanilla(1) }, south = { { vanilla(5), as = "theirs" } } },
      B = { hand = { "Repulse", case.who == "B" and "Test Bolt" or vanilla(1) }, runes = { body = 2 }, north = { { vanilla(5), as = "guard" } } },
      battlefields = { north = { controller = "B" }, south = { controller = "A" } },
      turn = case.who,
    }
  end,
  play = function(s, case)
    s[case.who]:play("Test Bolt")
    s[case.who]:choose(case.it)
    if case.who == "A" then s.A:pass() end
    s.B:refused("play", "Repulse")
  end,
}
