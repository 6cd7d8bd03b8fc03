scenario "Last Stand doubles might for the turn" {
  rules = { "432", "317.2" },
  cases = { { name = "plain", might = 3, buffs = 0, twice = 6, after = 3 }, { name = "buffed", might = 3, buffs = 1, twice = 8, after = 4 } },
  board = function(case)
    return {
      A = { hand = { "Last Stand" }, runes = { calm = 3 }, base = { { vanilla(case.might), as = "mine", buffs = case.buffs } } },
      B = { base = { { vanilla(2), as = "foe" } } },
    }
  end,
  play = function(s, case)
    s.A:play("Last Stand")
    s:options("mine")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = case.twice })
    s:next_turn()
    s:expect("mine", { might = case.after })
  end,
}

scenario "Last Stand does not double what comes later, and keeps what goes" {
  rules = { "432", "477.3" },
  cases = { { name = "two more", card = "Discipline", runes = { calm = 5 }, might = 8 }, { name = "four less", card = "Smoke Screen", runes = { calm = 3, mind = 2 }, might = 2 } },
  board = function(case)
    return { A = { hand = { "Last Stand", case.card }, pool = { energy = 9, calm = 3, mind = 3 }, base = { { vanilla(3), as = "mine" } } } }
  end,
  play = function(s, case)
    s.A:play("Last Stand")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 6 })
    s.A:play(case.card)
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = case.might })
  end,
}

scenario "Last Stand twice is four times" {
  rules = { "432" },
  board = { A = { hand = { "Last Stand", { "Last Stand", as = "second" } }, pool = { energy = 6, calm = 2 }, base = { { vanilla(2), as = "mine" } } } },
  play = function(s)
    s.A:play("Last Stand")
    s.A:choose("mine")
    s:resolve()
    s.A:play("second")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 8 })
  end,
}

scenario "Last Stand ends the unit before it can hold" {
  rules = { "816.1", "315.2" },
  board = {
    A = { hand = { "Last Stand" }, runes = { calm = 3 }, north = { { vanilla(3), as = "mine" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Last Stand")
    s.A:choose("mine")
    s:resolve()
    s:next_turn()
    s:expect("mine", { at = "north", might = 3 })
    s:next_turn()
    s:expect("mine", { zone = "trash" })
    s:expect(s.A, { points = 0 })
  end,
}
