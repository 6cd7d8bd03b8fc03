card { name = "Test Halberd", type = "gear", energy = 1, might_bonus = 1, domains = { "fury" }, tags = { "Equipment" }, keywords = { "Equip {1}{fury}{fury}" } }

-- The cost of Equip less one power, for one Equipment.
scenario "Weaponmaster pays what Equip costs less one power, for one Equipment" {
  rules = { "821", "818" },
  cases = { { name = "yes", yes = true, pool = { energy = 3, fury = 2 } }, { name = "no", pool = { energy = 3, fury = 2 } }, { name = "too little energy", pool = { energy = 2, fury = 2 }, short = true }, { name = "too little power", pool = { energy = 3 }, short = true } },
  board = function(case)
    return { A = { hand = { { vanilla(2, { "Weaponmaster" }), as = "smith" } }, base = { "Test Halberd", "Long Sword" }, pool = case.pool } }
  end,
  play = function(s, case)
    s.A:play("smith")
    s:options("Test Halberd", "Long Sword")
    s.A:choose("Test Halberd")
    s.A:pass()
    s.B:pass()
    if not case.short then
      if case.yes then s.A:yes() else s.A:no() end
      s:expect(s.A, { energy = case.yes and 0 or 1, fury = case.yes and 1 or 2 })
    end
    s:owes(s.A, "act")
    s:expect("smith", { might = case.yes and 3 or 2 })
  end,
}
