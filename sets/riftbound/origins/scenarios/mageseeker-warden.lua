card {
  name = "Test Wake", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = object { type = { "unit", "gear" } } }, effect = function(fx) fx:ready(fx.it) end } ]],
}
card { name = "Test Tool", type = "gear", energy = 1, domains = { "body" } }

scenario "Mageseeker Warden at a battlefield keeps enemy units from landing at one" {
  rules = { "054.2", "355.2" },
  cases = { { name = "at a battlefield", place = "south", lands = false }, { name = "in the base", place = "base", lands = true } },
  board = function(case)
    local A = { [case.place] = { "Mageseeker Warden" } }
    return {
      A = A,
      B = { hand = { { vanilla(1), as = "new" } }, runes = { fury = 1 }, north = { vanilla(2) } },
      battlefields = { north = { controller = "B" }, south = { controller = case.place == "south" and "A" or nil } },
      turn = "B",
    }
  end,
  play = function(s, case)
    s.B:play("new")
    if case.lands then
      s:options("base", "north")
      s.B:choose("north")
      s:expect("new", { at = "north" })
    else
      s:expect("new", { at = "base" })
    end
  end,
}

scenario "Mageseeker Warden beats a permission, and its own player lands anywhere" {
  rules = { "054.1" },
  cases = { { name = "an opponent", who = "B" }, { name = "its player", who = "A" } },
  board = function(case)
    local A = { north = { "Mageseeker Warden" } }
    local B = {}
    local seat = case.who == "A" and A or B
    seat.hand, seat.runes = { "Sneaky Deckhand" }, { chaos = 3 }
    return { A = A, B = B, battlefields = { north = { controller = "A" }, south = {} }, turn = case.who }
  end,
  play = function(s, case)
    s[case.who]:play("Sneaky Deckhand")
    if case.who == "A" then
      s:options("base", "north", "south")
      s.A:choose("south")
      s:expect("Sneaky Deckhand", { at = "south" })
    else
      s:expect("Sneaky Deckhand", { at = "base" })
    end
  end,
}

scenario "Mageseeker Warden: its player's own units may be readied, by anybody's spell" {
  rules = { "415" },
  board = {
    A = { hand = { "Test Wake" }, north = { "Mageseeker Warden", { vanilla(2), as = "mine", exhausted = true } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Wake")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { exhausted = false })
  end,
}

scenario "Mageseeker Warden stops spells from readying enemy units and gear, not the awaken phase" {
  rules = { "054.1", "415", "315.1" },
  cases = { { name = "a unit", it = "unit", place = "north" }, { name = "gear", it = "gear", place = "north" }, { name = "from the base", it = "unit", place = "base", ready = true } },
  board = function(case)
    return {
      A = { [case.place] = { "Mageseeker Warden" } },
      B = { hand = { "Test Wake" }, base = { { vanilla(2), as = "unit", exhausted = true }, { "Test Tool", as = "gear", exhausted = true } } },
      battlefields = { north = { controller = case.place == "north" and "A" or nil }, south = {} },
      turn = "B",
    }
  end,
  play = function(s, case)
    s.B:play("Test Wake")
    s.B:choose(case.it)
    s:resolve()
    s:expect(case.it, { exhausted = not case.ready })
    s:next_turn()
    s:next_turn()
    s:expect("unit", { exhausted = false })
    s:expect("gear", { exhausted = false })
  end,
}

card {
  name = "Test Dynamo", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Action" },
  script = [[ on_play { effect = function(fx) fx:ready(fx:all(unit { yours = true }, rune { yours = true })) end } ]],
}

scenario "Mageseeker Warden lets spells ready runes" {
  rules = { "369", "410" },
  board = {
    A = { north = { "Mageseeker Warden" } },
    B = { hand = { "Test Dynamo" }, runes = { mind = { exhausted = 2 } }, base = { { vanilla(2), as = "tired", exhausted = true } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:play("Test Dynamo")
    s:resolve()
    s:count("Mind Rune", 2, { exhausted = false, controller = s.B })
    s:expect("tired", { exhausted = true })
  end,
}
