scenario "Dazzling Aurora plays the first unit of the deck at the end of its player's turn" {
  rules = { "317.1", "424", "356.1", "416.1" },
  board = {
    A = {
      base = { "Dazzling Aurora" },
      deck = { { vanilla_spell(1), as = "first" }, { vanilla_spell(2), as = "second" }, { vanilla(7), as = "guest" }, { vanilla(8), as = "below" } },
    },
  },
  play = function(s)
    s.A:end_turn()
    s:chain { "Dazzling Aurora" }
    s:resolve()
    s:turn(s.B)
    s:expect("guest", { at = "base", exhausted = true, controller = s.A })
    s:expect("first", { zone = "deck" })
    s:expect("second", { zone = "deck" })
    s:expect("below", { zone = "deck" })
    s:expect(s.A, { deck_size = 3, banished_size = 0 })
    -- The two spells lie below now: the untouched unit is drawn.
    s:next_turn()
    s:expect("below", { zone = "hand" })
  end,
}

scenario "Dazzling Aurora does nothing at the end of the opponent's turn" {
  rules = { "317.1" },
  board = { A = { base = { "Dazzling Aurora" }, deck = { { vanilla(7), as = "guest" }, vanilla(6) } }, turn = "B" },
  play = function(s)
    s.B:end_turn()
    s:turn(s.A)
    s:phase("main")
    s:expect("guest", { zone = "hand" })
    s:count("guest", 0, { zone = "base" })
  end,
}

scenario "Dazzling Aurora without a unit in the deck recycles everything, and nobody burns out" {
  rules = { "424", "431.1" },
  board = { A = { base = { "Dazzling Aurora" }, deck = { { vanilla_spell(1), as = "first" }, { vanilla_spell(2), as = "second" } } } },
  play = function(s)
    s.A:end_turn()
    s:resolve()
    s:turn(s.B)
    s:expect("first", { zone = "deck" })
    s:expect("second", { zone = "deck" })
    s:expect(s.B, { points = 0 })
  end,
}

scenario "Dazzling Aurora plays: what happens when the unit is played happens" {
  rules = { "383.4", "354" },
  board = { A = { base = { "Dazzling Aurora" }, deck = { "Lecturing Yordle", { vanilla(2), as = "next" } } } },
  play = function(s)
    s.A:end_turn()
    s:resolve()
    s:expect("Lecturing Yordle", { at = "base" })
    s:expect("next", { zone = "hand" })
  end,
}

scenario "Dazzling Aurora lets its player choose where the unit goes, and two of them play two" {
  rules = { "355.2", "317.1" },
  board = {
    A = { base = { "Dazzling Aurora", "Dazzling Aurora" }, north = { vanilla(1) }, deck = { { vanilla(7), as = "first" }, { vanilla_spell(1), as = "spell" }, { vanilla(6), as = "second" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:end_turn()
    s.A:order("Dazzling Aurora", "Dazzling Aurora")
    s.A:pass()
    s.B:pass()
    s:options("base", "north")
    s.A:choose("north")
    s:expect("first", { at = "north", exhausted = true })
    s.A:pass()
    s.B:pass()
    s.A:choose("base")
    s:expect("second", { at = "base" })
    s:expect("spell", { zone = "deck" })
    s:turn(s.B)
  end,
}
