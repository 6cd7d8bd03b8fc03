scenario "Volibear, Relentless Storm may channel for a mighty unit" {
  rules = { "709", "383.3", "430" },
  cases = {
    { name = "printed five", might = 5, at = "base", asks = true },
    { name = "printed four in the base", might = 4, at = "base", asks = false },
    { name = "four that enters as five", might = 4, at = "north", asks = true },
  },
  board = function(case)
    return {
      A = { legend = "Volibear, Relentless Storm", hand = { { vanilla(case.might), as = "unit" } }, runes = { body = 5 }, rune_deck = { fury = 3 }, north = { vanilla(1) } },
      battlefields = { north = { controller = "A", card = "Trifarian War Camp" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("unit", { at = case.at })
    if case.asks then
      s:owes(s.A, "may")
      s.A:yes()
      s:chain { "Volibear, Relentless Storm" }
      s:resolve()
    end
    s:chain {}
    s:count("Fury Rune", case.asks and 1 or 0, { zone = "runes", exhausted = true })
    s:expect("Volibear, Relentless Storm", { exhausted = case.asks })
  end,
}

scenario "Volibear, Relentless Storm helps once, and not when declined" {
  rules = { "383.3", "414" },
  board = {
    A = { legend = "Volibear, Relentless Storm", hand = { { vanilla(5), as = "one" }, { vanilla(5), as = "two" }, { vanilla(5), as = "three" } }, runes = { body = 15 }, rune_deck = { fury = 3 } },
  },
  play = function(s)
    s.A:play("one")
    s.A:no()
    s:chain {}
    s:count("Fury Rune", 0, { zone = "runes" })
    s:expect("Volibear, Relentless Storm", { exhausted = false })
    s.A:play("two")
    s.A:yes()
    s:resolve()
    s.A:play("three")
    s:chain {}
    s:count("Fury Rune", 1, { zone = "runes" })
  end,
}

scenario "Volibear, Relentless Storm cares for his own player's giants" {
  rules = { "383.4", "709" },
  board = {
    A = { legend = "Volibear, Relentless Storm" },
    B = { hand = { { vanilla(5), as = "giant" } }, runes = { body = 5 } },
    turn = "B",
  },
  play = function(s)
    s.B:play("giant")
    s:chain {}
    s:owes(s.B, "act")
    s:expect("Volibear, Relentless Storm", { exhausted = false })
  end,
}
