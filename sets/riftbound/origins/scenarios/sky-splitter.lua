scenario "Sky Splitter is cheaper by the might of the strongest unit" {
  rules = { "356.4", "417.1" },
  cases = {
    { name = "none", might = 0, paid = 8 }, { name = "five", might = 5, paid = 3 }, { name = "eight", might = 8, paid = 0 },
    { name = "ten: not below nothing", might = 10, paid = 0 },
  },
  board = function(case)
    local base = { vanilla(1) }
    if case.might > 0 then base = { vanilla(1), { vanilla(case.might), as = "strong" } } else base = nil end
    return {
      A = { hand = { "Sky Splitter" }, runes = { calm = 8 }, pool = { fury = 1 }, base = base },
      B = { north = { { vanilla(6), as = "foe" } }, base = { vanilla(9) } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("Sky Splitter")
    s:options("foe")
    s.A:choose("foe")
    s:count("Calm Rune", case.paid, { exhausted = true })
    s:expect(s.A, { fury = 0, energy = 0 })
    s:resolve()
    s:expect("foe", { damage = 5 })
  end,
}

scenario "Sky Splitter looks at might as it is now" {
  rules = { "356.4", "477.3" },
  board = {
    A = { hand = { "Sky Splitter" }, runes = { calm = 8 }, pool = { fury = 1 }, base = { { vanilla(3), as = "strong", buffs = 1 } } },
    B = { north = { { vanilla(6), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Sky Splitter")
    s.A:choose("foe")
    s:count("Calm Rune", 4, { exhausted = true })
    s:resolve()
    s:expect("foe", { damage = 5 })
  end,
}
