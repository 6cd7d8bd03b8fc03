scenario "Dame empowered takes the might of a unit there, and one more" {
  rules = { "828.1", "383.4", "477.3", "317.2" },
  cases = { { name = "a larger one", foe = 8, might = 9 }, { name = "one more than hers", foe = 6, might = 7 }, { name = "a smaller one", foe = 3, might = 6 } },
  board = function(case)
    return {
      A = { base = { { "Dame the Despoiler", empowered = true } } },
      B = { north = { { vanilla(case.foe), as = "guard" } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("Dame the Despoiler", "north")
    s:options("Dame the Despoiler", "guard")
    s.A:choose("guard")
    s:resolve()
    s:expect("Dame the Despoiler", { might = case.might })
    s:expect("guard", { might = case.foe })
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:next_turn()
    s:expect("Dame the Despoiler", { might = 5, at = "north" })
  end,
}

scenario "Dame does nothing while she is not empowered" {
  rules = { "828.1", "727.1" },
  board = {
    A = { base = { "Dame the Despoiler" } },
    B = { north = { { vanilla(8), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Dame the Despoiler", "north")
    s:chain {}
    s:expect("Dame the Despoiler", { might = 5 })
  end,
}

scenario "Dame adds to what she has, whatever came first" {
  rules = { "477.3" },
  board = {
    A = { base = { { "Dame the Despoiler", empowered = true, buffs = 1 } } },
    B = { north = { { vanilla(8), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:expect("Dame the Despoiler", { might = 6 })
    s.A:move("Dame the Despoiler", "north")
    s.A:choose("guard")
    s:resolve()
    -- Two up to eight, then one.
    s:expect("Dame the Despoiler", { might = 9 })
  end,
}
