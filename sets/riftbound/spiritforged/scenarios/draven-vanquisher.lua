scenario "Draven, Vanquisher may pay for two might when he attacks" {
  rules = { "383.3", "444.1", "317.2" },
  cases = { { name = "paid", yes = true, might = 6 }, { name = "declined", yes = false, might = 4 } },
  board = {
    A = { base = { "Draven, Vanquisher" }, runes = { fury = 1 } },
    B = { north = { { vanilla(9), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:move("Draven, Vanquisher", "north")
    s:owes(s.A, "may")
    if case.yes then
      s.A:yes()
      s:chain { "Draven, Vanquisher" }
      s:count("Fury Rune", 0, { zone = "runes" })
      s.A:pass()
      s.B:pass()
    else
      s.A:no()
      s:chain {}
      s:count("Fury Rune", 1, { zone = "runes", exhausted = false })
    end
    s:expect("Draven, Vanquisher", { might = case.might })
    s:count("Gold", 0)
  end,
}

scenario "Draven, Vanquisher may pay when he defends, and a won combat pays in Gold" {
  rules = { "466.3", "383.3", "184" },
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { north = { "Draven, Vanquisher" }, runes = { fury = 1 } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.B:yes()
    s:showdown()
    s:resolve()
    s:expect("raider", { zone = "trash" })
    s:expect("Draven, Vanquisher", { at = "north", might = 6 })
    s:count("Gold", 1, { exhausted = true, at = "base", controller = s.B })
    s:next_turn()
    s:expect("Draven, Vanquisher", { might = 4 })
  end,
}

scenario "Draven, Vanquisher gets no Gold when both sides stand or nobody fights" {
  rules = { "466.3" },
  cases = { { name = "no result", foe = true }, { name = "nobody there", foe = false } },
  board = function(case)
    return {
      A = { base = { "Draven, Vanquisher" } },
      B = { north = case.foe and { { vanilla(9), as = "guard", stunned = true } } or {} },
      battlefields = { north = case.foe and { controller = "B" } or {}, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("Draven, Vanquisher", "north")
    s:showdown()
    s:expect("Draven, Vanquisher", { at = case.foe and "base" or "north" })
    s:count("Gold", 0)
  end,
}
