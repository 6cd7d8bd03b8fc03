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

scenario "Dame empowered takes a model as a defender too, and only from where she is" {
  rules = { "383.4", "828.1" },
  board = {
    A = { base = { { vanilla(7), as = "raider" }, { vanilla(9), as = "home" } } },
    B = { north = { { "Dame the Despoiler", empowered = true } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:options("raider", "Dame the Despoiler")
    s.B:choose("raider")
    s:resolve()
    s:expect("Dame the Despoiler", { might = 8, defending = true })
    s:showdown()
    s:expect("raider", { zone = "trash" })
  end,
}

scenario "Empower has its printed price, and not twice" {
  rules = { "827.1", "357.1" },
  cases = {
    { name = "Dame, exactly", card = "Dame the Despoiler", pool = { energy = 5, body = 1 }, may = true },
    { name = "Dame, too little energy", card = "Dame the Despoiler", pool = { energy = 4, body = 1 } },
    { name = "Dame, no body", card = "Dame the Despoiler", pool = { energy = 5, mind = 1 } },
    { name = "Gangplank, exactly", card = "Gangplank, Naval", pool = { body = 2 }, may = true },
    { name = "Gangplank, too little", card = "Gangplank, Naval", pool = { body = 1, mind = 1 } },
  },
  board = function(case) return { A = { base = { case.card }, pool = case.pool } } end,
  play = function(s, case)
    if not case.may then return s.A:refused("activate", case.card) end
    s.A:activate(case.card)
    s:resolve()
    s:expect(case.card, { empowered = true })
    s:expect(s.A, { energy = 0, body = 0 })
  end,
}

scenario "Empower asks nothing of a unit that is empowered" {
  rules = { "827.1" },
  board = { A = { base = { { "Dame the Despoiler", empowered = true } }, pool = { energy = 9, body = 9 } } },
  play = function(s) s.A:refused("activate", "Dame the Despoiler") end,
}
