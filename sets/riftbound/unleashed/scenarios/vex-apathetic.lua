card {
  name = "Test Shove", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {}, to = destination { of = chosen.it } }, effect = function(fx) fx:move(fx.it, fx.to) end } ]],
}
card { name = "Test Sprinter", type = "unit", energy = 1, might = 3, domains = { "chaos" }, script = [[ static { affects = self, give = { enters = "ready" } } ]] }

scenario "Vex stuns a unit that an opponent plays" {
  rules = { "383.4", "423" },
  board = {
    A = { north = { "Vex, Apathetic" } },
    B = { hand = { "Test Sprinter", { vanilla(2), as = "plain" } }, runes = { chaos = 3 }, base = { { vanilla(1), as = "old" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:play("Test Sprinter")
    s:chain { "Vex, Apathetic" }
    s:resolve()
    s:expect("Test Sprinter", { stunned = true, exhausted = false, at = "base" })
    s.B:move("old", "south")
    s:showdown()
    s:expect("old", { at = "south", stunned = false })
    s:next_turn()
    s:expect("Test Sprinter", { stunned = false })
  end,
}

scenario "Vex: whoever is not its player may move the stunned unit" {
  rules = { "054.1", "420" },
  board = {
    A = { north = { "Vex, Apathetic" }, hand = { "Test Shove" } },
    B = { hand = { "Test Sprinter", { "Test Shove", as = "own" } }, runes = { chaos = 3 } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:play("Test Sprinter")
    s:resolve()
    s.B:play("own")
    s.B:choose("Vex, Apathetic")
    s.B:choose("south")
    s:resolve()
    s:expect("Vex, Apathetic", { at = "south" })
    s.A:play("Test Shove")
    s.A:choose("Test Sprinter")
    s.A:choose("north")
    s.A:pass()
    s.B:pass()
    s:expect("Test Sprinter", { at = "north", stunned = true })
  end,
}

scenario "Vex sleeps in the base, and through its own player's units and opponents' spells" {
  rules = { "383.2" },
  cases = {
    { name = "in the base", place = "base", who = "B", card = "Test Sprinter" },
    { name = "an own unit", place = "north", who = "A", card = "Test Sprinter" },
    { name = "a spell", place = "north", who = "B", card = "Gust" },
  },
  board = function(case)
    local A, B = {}, {}
    A[case.place] = { "Vex, Apathetic" }
    local seat = case.who == "A" and A or B
    seat.hand, seat.runes = { case.card }, { chaos = 2 }
    B.south = { { vanilla(2), as = "small" } }
    return { A = A, B = B, battlefields = { north = { controller = case.place == "north" and "A" or nil }, south = { controller = "B" } }, turn = case.who }
  end,
  play = function(s, case)
    if case.card == "Gust" then
      s[case.who]:play(case.card)
      s[case.who]:choose("small")
      s:chain { "Gust" }
      s:resolve()
      s:expect("small", { zone = "hand", stunned = false })
    else
      s[case.who]:play(case.card, { at = "base" })
      s:chain {}
      s:expect(case.card, { stunned = false })
    end
  end,
}

scenario "Vex: the player of the stunned unit cannot move it, this turn" {
  rules = { "054.1", "423" },
  board = {
    A = { north = { "Vex, Apathetic" } },
    B = { hand = { "Test Sprinter" }, runes = { chaos = 1 } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:play("Test Sprinter")
    s:resolve()
    s.B:refused("move", "Test Sprinter", "south", { rule = "054.1" })
    s:next_turn()
    s:next_turn()
    s.B:move("Test Sprinter", "south")
    s:expect("Test Sprinter", { at = "south" })
  end,
}

scenario "Vex, Apathetic does not mind gear" {
  rules = { "383.4" },
  board = {
    A = { north = { "Vex, Apathetic" } },
    B = { hand = { { vanilla_gear(0), as = "kettle" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:play("kettle")
    s:chain {}
    s:owes(s.B, "act")
    s:expect("kettle", { at = "base" })
  end,
}

card { name = "Test Muster", type = "spell", energy = 0, domains = { "chaos" }, script = [[ on_play { effect = function(fx) fx:play_token("Recruit", { at = fx.you.base }) end } ]] }

scenario "Vex stuns a token that an opponent plays" {
  rules = { "184", "423" },
  board = { A = { north = { "Vex, Apathetic" } }, B = { hand = { "Test Muster" } }, battlefields = { north = { controller = "A" }, south = {} }, turn = "B" },
  play = function(s)
    s.B:play("Test Muster")
    s:resolve()
    s:expect("Recruit", { stunned = true })
  end,
}
