scenario "Promising Future: everybody takes one of five, and the caster plays last" {
  rules = { "424", "427", "416.1", "356.1", "354" },
  board = {
    A = { hand = { "Promising Future" }, runes = { mind = 5 }, deck = { { vanilla(1), as = "a1" }, { vanilla(2), as = "a2" }, { vanilla(3), as = "a3" }, { vanilla(4), as = "a4" }, { vanilla(5), as = "a5" }, { vanilla(6), as = "a6" } } },
    B = { deck = { { vanilla(1), as = "b1" }, { vanilla(2), as = "b2" }, { vanilla(3), as = "b3" }, { vanilla(4), as = "b4" }, { vanilla(5), as = "b5" }, { vanilla(6), as = "b6" } } },
  },
  play = function(s)
    s.A:play("Promising Future")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "choose")
    s:options("a1", "a2", "a3", "a4", "a5")
    s.A:choose("a5")
    s:expect("a5", { zone = "banished" })
    s:owes(s.B, "choose")
    s:options("b1", "b2", "b3", "b4", "b5")
    s.B:choose("b2")
    s:expect("a5", { at = "base", controller = s.A, exhausted = true })
    s:expect("b2", { at = "base", controller = s.B, exhausted = true })
    s:expect(s.A, { deck_size = 5 })
    s:expect(s.B, { deck_size = 5 })
    s:expect("a1", { zone = "deck" })
    s:chain {}
  end,
}

scenario "Promising Future leaves the power to be paid" {
  rules = { "356.1", "357.1" },
  cases = { { name = "payable", power = 3 }, { name = "not payable", power = 1 } },
  board = function(case)
    return {
      A = { hand = { "Promising Future" }, pool = { energy = 5, mind = case.power }, deck = { { "Riptide Rex", as = "rex" } } },
      B = { deck = { { vanilla(4), as = "b1" } }, base = { vanilla(7) } },
    }
  end,
  play = function(s, case)
    s.A:play("Promising Future")
    s.A:pass()
    s.B:pass()
    if case.power == 3 then
      s.A:pay()
      s:expect("rex", { at = "base" })
    else
      s:expect("rex", { zone = "banished" })
    end
    s:expect("b1", { at = "base", controller = s.B })
    s:expect(s.A, { mind = 0 })
  end,
}

scenario "Promising Future: the next player's spell is on the chain below the caster's" {
  rules = { "337", "340.1" },
  board = {
    A = { hand = { "Promising Future" }, runes = { mind = 5 }, deck = { { "Discipline", as = "mine" } } },
    B = { deck = { { "Stupefy", as = "theirs" } }, base = { { vanilla(1), as = "it" } } },
  },
  play = function(s)
    s.A:play("Promising Future")
    s.A:pass()
    s.B:pass()
    s:owes(s.B, "slot")
    s.B:choose("it")
    s.A:choose("it")
    s:chain { "theirs", "mine" }
    s:resolve()
    -- First two more, then one less: had they come in the other order, the spell that leaves one would have taken nothing.
    s:expect("it", { might = 2 })
  end,
}

scenario "Promising Future among three: the cards are played in the order of turns" {
  rules = { "354", "056" },
  format = "skirmish",
  board = {
    A = { hand = { "Promising Future" }, runes = { mind = 5 }, deck = { { vanilla_spell(9), as = "a" } } },
    B = { deck = { { vanilla_spell(9), as = "b" } } },
    C = { deck = { { vanilla_spell(9), as = "c" } } },
  },
  play = function(s)
    s.A:play("Promising Future")
    s.A:pass()
    s.B:pass()
    s.C:pass()
    s:chain { "b", "c", "a" }
    -- The newest is A's, who may answer it first.
    s:owes(s.A, "act")
    s:expect("b", { controller = s.B })
    s:expect("c", { controller = s.C })
  end,
}

scenario "Promising Future recycles what was not taken" {
  rules = { "416.1" },
  board = {
    A = { hand = { "Promising Future" }, pool = { energy = 9, mind = 9 }, deck = { { vanilla(1), as = "a" }, vanilla(2), vanilla(3), vanilla(4), vanilla(5), { vanilla(6), as = "sixth" }, vanilla(7) } },
    B = { deck = { { vanilla(1), as = "b" }, vanilla(2), vanilla(3), vanilla(4), vanilla(5), { vanilla(6), as = "theirs" }, vanilla(7) } },
  },
  play = function(s)
    s.A:play("Promising Future")
    s.A:pass()
    s.B:pass()
    s.A:choose("a")
    s:owes(s.B, "choose")
    s.B:choose("b")
    s:next_turn()
    s:expect("theirs", { zone = "hand" })
    s:next_turn()
    s:expect("sixth", { zone = "hand" })
  end,
}

card { name = "Test Secret", type = "unit", energy = 1, might = 1, domains = { "mind" } }

scenario "Promising Future shows nobody what others look at" {
  rules = { "424" },
  board = {
    A = { hand = { "Promising Future" }, pool = { energy = 9, mind = 9 }, deck = { { vanilla(1), as = "a" }, vanilla(2) } },
    B = { deck = { { vanilla(1), as = "b" }, "Test Secret" } },
  },
  play = function(s)
    s.A:play("Promising Future")
    s.A:pass()
    s.B:pass()
    s.A:choose("a")
    s:owes(s.B, "choose")
    s:sees(s.B, "Test Secret")
    s:sees(s.A, "Test Secret", false)
    s.B:choose("b")
    s:sees(s.A, "Test Secret", false)
    s:expect("b", { at = "base", controller = s.B })
  end,
}
