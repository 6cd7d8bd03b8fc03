-- What a keyword costs may be one of several costs (356, 403): who uses it chooses which, of those that can be paid.
card { name = "Test Brawler", type = "unit", energy = 2, might = 2, domains = { "body" }, keywords = { "Empower {1} or {body}" }, script = [[
static { active = empowered, affects = self, give = { might = 1 } }
]] }
card { name = "Test Drill", type = "gear", energy = 1, domains = { "body" }, script = [[
static { affects = unit { friendly = true }, give = { keywords = keyword("Empower", { cost = one_of({ energy = 1 }, { exhaust = self }) }) } }
]] }
card { name = "Test Sling", type = "gear", energy = 1, domains = { "body" }, tags = { "Equipment" }, might_bonus = 1, keywords = { "Equip {2}{any} or {1}" } }
card { name = "Test Refrain", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Repeat {2} or {fury}" }, script = [[
on_play { effect = function(fx) fx:gain_xp(1) end }
]] }
card { name = "Test Arms Master", type = "unit", energy = 0, might = 2, domains = { "body" }, keywords = { "Weaponmaster" } }

scenario "C14 Either cost empowers it" {
  rules = { "403", "827.1" },
  cases = {
    { name = "energy", pool = { energy = 1 } },
    { name = "power", pool = { body = 1 } },
    { name = "both are there, and energy is chosen", pool = { energy = 1, body = 1 }, pick = "{1}", left = { energy = 0, body = 1 } },
    { name = "both are there, and power is chosen", pool = { energy = 1, body = 1 }, pick = "{body}", left = { energy = 1, body = 0 } },
  },
  board = function(case) return { A = { base = { "Test Brawler" }, pool = case.pool } } end,
  play = function(s, case)
    s.A:activate("Test Brawler")
    if case.pick then s.A:pick(case.pick) end
    s:resolve()
    s:expect("Test Brawler", { empowered = true, might = 3 })
    s:expect(s.A, case.left or { energy = 0, body = 0 })
  end,
}

scenario "C14 With neither it is refused" {
  rules = { "357.1" },
  board = { A = { base = { "Test Brawler" }, pool = { fury = 1 } } },
  play = function(s) s.A:refused("activate", "Test Brawler", { rule = "357.1" }) end,
}

scenario "C14 A given keyword has the choice as well" {
  rules = { "403", "801.3", "827.1" },
  board = { A = { base = { "Test Drill", { vanilla(2), as = "one" } }, pool = { energy = 1 } } },
  play = function(s)
    s.A:activate("one")
    s.A:pick("exhaust it")
    s:resolve()
    s:expect("one", { empowered = true })
    s:expect(s.A, { energy = 1 })
  end,
}

scenario "C14 Weaponmaster lowers what is chosen" {
  rules = { "821" },
  cases = {
    { name = "the one with power, now {2}", pick = "{2}", left = 0 },
    { name = "the one that is {1} anyway", pick = "{1}", left = 1 },
  },
  board = { A = { base = { "Test Sling" }, hand = { "Test Arms Master" }, pool = { energy = 2 } } },
  play = function(s, case)
    s.A:play("Test Arms Master", { at = "base" })
    s.A:choose("Test Sling")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s.A:pick(case.pick)
    s:expect("Test Arms Master", { might = 3 })
    s:expect(s.A, { energy = case.left })
  end,
}

scenario "C14 Repeat for one of two costs" {
  rules = { "820.1" },
  cases = {
    { name = "energy", pool = { energy = 2 } },
    { name = "power", pool = { fury = 1 } },
  },
  board = function(case) return { A = { hand = { "Test Refrain" }, pool = case.pool } } end,
  play = function(s)
    s.A:play("Test Refrain")
    s.A:yes()
    s:resolve()
    s:expect(s.A, { xp = 2, energy = 0, fury = 0 })
  end,
}
