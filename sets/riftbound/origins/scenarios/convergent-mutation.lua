scenario "Convergent Mutation raises a unit to the might of another" {
  rules = { "477.3", "355.7", "317.2" },
  board = {
    A = { hand = { "Convergent Mutation" }, runes = { mind = 2 }, base = { { vanilla(1), as = "small" }, { vanilla(6), as = "large", buffs = 1 }, { vanilla(3), as = "third" } } },
    B = { base = { { vanilla(9), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Convergent Mutation")
    s:options("small", "large", "third")
    s.A:choose("small")
    s:options("large", "third")
    s.A:choose("large")
    s:resolve()
    s:expect("small", { might = 7, base_might = 1 })
    s:expect("large", { might = 7 })
    s:next_turn()
    s:expect("small", { might = 1 })
  end,
}

scenario "Convergent Mutation never takes might away" {
  rules = { "477.3" },
  board = { A = { hand = { "Convergent Mutation" }, runes = { mind = 2 }, base = { { vanilla(1), as = "small" }, { vanilla(6), as = "large" } } } },
  play = function(s)
    s.A:play("Convergent Mutation")
    s.A:choose("large", "small")
    s:resolve()
    s:expect("large", { might = 6 })
    s:expect("small", { might = 1 })
  end,
}

scenario "Convergent Mutation fixes the difference: later changes do not follow" {
  rules = { "477.3" },
  cases = { { name = "the model grows", who = "large", small = 6, large = 8 }, { name = "the unit grows", who = "small", small = 8, large = 6 } },
  board = { A = { hand = { "Convergent Mutation", "Discipline" }, pool = { energy = 4, mind = 1 }, base = { { vanilla(5), as = "small" }, { vanilla(6), as = "large" } } } },
  play = function(s, case)
    s.A:play("Convergent Mutation")
    s.A:choose("small", "large")
    s:resolve()
    s.A:play("Discipline")
    s.A:choose(case.who)
    s:resolve()
    s:expect("small", { might = case.small })
    s:expect("large", { might = case.large })
  end,
}

scenario "Convergent Mutation needs both: without the model nothing happens" {
  rules = { "359.3", "355.8" },
  cases = { { name = "one unit only", base = { { vanilla(1), as = "small" } } }, { name = "model goes", base = { { vanilla(1), as = "small" } } } },
  board = function(case)
    return {
      A = { hand = { "Convergent Mutation" }, runes = { mind = 2 }, base = case.base, north = case.name == "model goes" and { { vanilla(3), as = "large" } } or nil },
      B = { hand = { "Gust" }, runes = { chaos = 1 } },
      battlefields = { north = { controller = case.name == "model goes" and "A" or nil }, south = {} },
    }
  end,
  play = function(s, case)
    if case.name == "one unit only" then return s.A:refused("play", "Convergent Mutation", { rule = "355.8" }) end
    s.A:play("Convergent Mutation")
    s.A:choose("small", "large")
    s.A:pass()
    s.B:play("Gust")
    s.B:choose("large")
    s:resolve()
    s:expect("large", { zone = "hand" })
    s:expect("small", { might = 1 })
  end,
}
