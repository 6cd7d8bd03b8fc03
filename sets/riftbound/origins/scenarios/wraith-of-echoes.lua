card {
  name = "Test Storm", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { effect = function(fx) fx:deal(2, fx:all(unit {})) end } ]],
}

scenario "Wraith of Echoes draws for the first death of a turn" {
  rules = { "383.1", "383.2" },
  board = {
    A = { base = { "Wraith of Echoes", { vanilla(1), as = "one" }, { vanilla(3), as = "two" } }, hand = { "Test Storm", { "Test Storm", as = "second" } } },
  },
  play = function(s)
    s.A:play("Test Storm")
    s:resolve()
    s:expect("one", { zone = "trash" })
    s:expect(s.A, { hand_size = 2 })
    s.A:play("second")
    s:resolve()
    s:expect("two", { zone = "trash" })
    s:expect(s.A, { hand_size = 1, deck_size = 19 })
  end,
}

scenario "Wraith of Echoes draws again in another turn" {
  rules = { "383.1" },
  board = {
    A = { base = { "Wraith of Echoes", { vanilla(1), as = "one" }, { vanilla(3), as = "two" } }, hand = { "Test Storm" } },
    B = { hand = { { "Test Storm", as = "theirs" }, { "Test Storm", as = "more" } } },
  },
  play = function(s)
    s.A:play("Test Storm")
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
    s:next_turn()
    s.B:play("theirs")
    s:resolve()
    s:expect("two", { at = "base", damage = 2 })
    s.B:play("more")
    s:resolve()
    s:expect("two", { zone = "trash" })
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "Wraith of Echoes: an enemy's death, and its own, are none" {
  rules = { "383.2" },
  cases = { { name = "an enemy", foe = 2, damage = 0 }, { name = "itself", foe = 9, damage = 4 } },
  board = function(case)
    return {
      A = { base = { { "Wraith of Echoes", damage = case.damage } }, hand = { "Test Storm" } },
      B = { base = { { vanilla(case.foe), as = "foe" } } },
    }
  end,
  play = function(s, case)
    s.A:play("Test Storm")
    s:resolve()
    s:expect(case.damage > 0 and "Wraith of Echoes" or "foe", { zone = "trash" })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "Wraith of Echoes comes too late for a second death" {
  rules = { "383.1" },
  board = {
    A = { base = { { vanilla(1), as = "one" }, { vanilla(3), as = "two" } }, hand = { "Wraith of Echoes", "Test Storm", { "Test Storm", as = "second" } }, runes = { mind = 6 } },
  },
  play = function(s)
    s.A:play("Test Storm")
    s:resolve()
    s:expect("one", { zone = "trash" })
    s.A:play("Wraith of Echoes")
    s.A:play("second")
    s:resolve()
    s:expect("two", { zone = "trash" })
    s:expect(s.A, { hand_size = 0 })
  end,
}
