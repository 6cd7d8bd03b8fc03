scenario "Cleave gives Assault 3 for the turn" {
  rules = { "807.1", "317.2" },
  board = {
    A = { hand = { "Cleave" }, runes = { fury = 1 }, base = { { vanilla(2), as = "axe" } } },
    B = { north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Cleave")
    s:options("axe", "guard")
    s.A:choose("axe")
    s:resolve()
    s:expect("axe", { might = 2, keywords = { "Assault 3" } })
    s.A:move("axe", "north")
    s:expect("axe", { might = 5 })
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect("axe", { at = "north", might = 2 })
    s:next_turn()
    s:expect("axe", { keywords = {} })
  end,
}

scenario "Cleave does not help a defender, and adds to an Assault that is there" {
  rules = { "807.1", "806.1" },
  cases = { { name = "defender", who = "guard", might = 4 }, { name = "attacker with Assault", who = "Chemtech Enforcer", might = 7 } },
  board = {
    A = { hand = { "Cleave" }, runes = { fury = 1 }, base = { "Chemtech Enforcer" } },
    B = { north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:move("Chemtech Enforcer", "north")
    s:expect("Chemtech Enforcer", { might = 4 })
    s.A:play("Cleave")
    s.A:choose(case.who)
    s:resolve()
    s:expect(case.who, { might = case.might })
  end,
}
