scenario "Blind Fury takes the opponent's unit for its own side" {
  rules = { "424", "427", "356.1", "191" },
  board = {
    A = { hand = { "Blind Fury" }, runes = { fury = 4 } },
    B = { deck = { { "Mega-Mech", as = "top" }, { vanilla(1), as = "next" } } },
  },
  play = function(s)
    s.A:play("Blind Fury")
    s.A:pass()
    s.B:pass()
    s:expect("top", { at = "base", controller = s.A, owner = s.B, exhausted = true })
    s:expect("next", { zone = "deck" })
    s:expect(s.B, { deck_size = 1 })
    s:expect(s.A, { rune_count = 2, ready_runes = 0 })
    s:expect("Blind Fury", { zone = "trash" })
  end,
}

scenario "Blind Fury: what it took dies into its owner's trash" {
  rules = { "056", "428" },
  board = {
    A = { hand = { "Blind Fury" }, runes = { fury = 4 } },
    B = { hand = { "Falling Star" }, runes = { fury = 2 }, rune_deck = {}, deck = { { vanilla(6), as = "top" }, vanilla(1) } },
  },
  play = function(s)
    s.A:play("Blind Fury")
    s:resolve()
    s:expect("top", { controller = s.A })
    s:next_turn()
    s.B:play("Falling Star")
    s.B:choose("top", "top")
    s:resolve()
    s:expect("top", { zone = "trash", owner = s.B })
    s:expect(s.B, { trash_size = 2 })
    s:expect(s.A, { trash_size = 1 })
  end,
}

scenario "Blind Fury plays the opponent's spell: A chooses, B's trash gets it" {
  rules = { "191", "354", "056" },
  board = {
    A = { hand = { "Blind Fury" }, runes = { fury = 4 } },
    B = { deck = { { "Hextech Ray", as = "top" }, vanilla(1) }, north = { { vanilla(4), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Blind Fury")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "slot")
    s:options("foe")
    s.A:choose("foe")
    s:chain { "top" }
    s:resolve()
    s:expect("foe", { damage = 3 })
    s:expect("top", { zone = "trash", owner = s.B })
    s:expect(s.A, { rune_count = 2, trash_size = 1 })
  end,
}

scenario "Blind Fury leaves banished what cannot be played, and does nothing to an empty deck" {
  rules = { "427", "355.8", "424" },
  cases = { { name = "no target", deck = 2 }, { name = "no deck", deck = 0 } },
  board = function(case)
    return {
      A = { hand = { "Blind Fury" }, runes = { fury = 4 }, base = { { vanilla(4), as = "mine" } } },
      B = { deck = case.deck > 0 and { { "Hextech Ray", as = "top" }, vanilla(1) } or {}, points = 2 },
    }
  end,
  play = function(s, case)
    s.A:play("Blind Fury")
    s:resolve()
    s:expect("mine", { damage = 0 })
    s:expect("Blind Fury", { zone = "trash" })
    if case.deck > 0 then
      s:expect("top", { zone = "banished", owner = s.B })
      s:expect(s.B, { deck_size = 1 })
    end
    -- Revealing does not burn out.
    s:expect(s.A, { points = 0 })
  end,
}

scenario "Blind Fury among three: one card is taken, the other goes under its deck" {
  rules = { "424", "416.1", "427" },
  format = "skirmish",
  board = {
    A = { hand = { "Blind Fury" }, pool = { energy = 4, fury = 2 } },
    B = { deck = { { vanilla(6), as = "b" }, vanilla(1) } },
    C = { deck = { { vanilla(7), as = "c" }, { vanilla(1), as = "next" }, vanilla(2) } },
  },
  play = function(s)
    s.A:play("Blind Fury")
    s.A:pass()
    s.B:pass()
    s.C:pass()
    s:options("b", "c")
    s.A:choose("b")
    s:expect("b", { at = "base", controller = s.A, owner = s.B })
    s:expect("c", { zone = "deck", owner = s.C })
    s:expect(s.C, { deck_size = 3 })
    s:next_turn()
    s:next_turn()
    s:turn(s.C)
    s:expect("next", { zone = "hand" })
    s:expect("c", { zone = "deck" })
  end,
}
