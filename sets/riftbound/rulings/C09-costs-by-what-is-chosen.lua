-- Choices are made before the total cost is known (355 before 356): what may be played is told by what may be chosen, and nothing
-- may be chosen with which it could not be paid for (355.16).
card { name = "Test Bolt", type = "spell", energy = 1, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]] }
card { name = "Test Volley", type = "spell", energy = 1, domains = { "fury" }, script = [[ on_play { target = { them = up_to(2, unit {}) }, effect = function(fx) fx:deal(1, fx.them) end } ]] }
card { name = "Test Either", type = "spell", energy = 1, domains = { "fury" }, script = [[ on_play { modes = { pick = 1,
  mode { text = "hurt", target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end },
  mode { text = "learn", effect = function(fx) fx:gain_xp(1) end } } } ]] }
card { name = "Test Bow", type = "gear", energy = 0, domains = { "fury" }, script = [[ activated { cost = { energy = 1 }, target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]] }
card { name = "Test Grace", type = "unit", energy = 4, might = 4, domains = { "chaos" }, script = [[
  cost_change { of = any_of(playing { type = "spell", yours = true }, playing { type = "gear", yours = true }), when = is(self, unit { chosen_by = link { yours = true } }), less = { energy = 1 } }
  cost_change { name = "abilities", of = ability { kind = "activated", yours = true }, when = is(self, unit { chosen_by = link { yours = true } }), less = { energy = 1 } } ]] }
card { name = "Test Toll", type = "unit", energy = 4, might = 4, domains = { "chaos" }, script = [[
  cost_change { of = playing { type = "spell", enemy = true }, when = is(self, unit { chosen_by = link { type = "spell", enemy = true } }), more = { energy = 1 } } ]] }

scenario "C09 A spell that is cheaper when it chooses something is played for that, and chooses nothing else" {
  rules = { "355.16", "356.4" },
  board = { A = { hand = { "Test Bolt" }, base = { "Test Grace" } }, B = { base = { { vanilla(3), as = "other" } } } },
  play = function(s)
    s.A:play("Test Bolt")
    s:options("Test Grace")
    s.A:choose("Test Grace")
    s:resolve()
    s:expect("Test Grace", { damage = 2 })
  end,
}

scenario "C09 With enough to pay anything may be chosen, and the discount is for the one choice" {
  rules = { "355.16", "356.4" },
  cases = { { name = "it", chosen = "Test Grace", left = 1 }, { name = "another", chosen = "other", left = 0 } },
  board = { A = { hand = { "Test Bolt" }, base = { "Test Grace" }, pool = { energy = 1 } }, B = { base = { { vanilla(3), as = "other" } } } },
  play = function(s, case)
    s.A:play("Test Bolt")
    s.A:choose(case.chosen)
    s:resolve()
    s:expect(case.chosen, { damage = 2 })
    s:expect(s.A, { energy = case.left })
  end,
}

scenario "C09 Without anything to choose for it the spell is too dear" {
  rules = { "357.1" },
  board = { A = { hand = { "Test Bolt" } }, B = { base = { "Test Grace" } } },
  play = function(s) s.A:refused("play", "Test Bolt", { rule = "357.1" }) end,
}

scenario "C09 What would make it too dear is not among the choices" {
  rules = { "355.16", "356.3" },
  cases = { { name = "too dear", energy = 1 }, { name = "not too dear", energy = 2 } },
  board = function(case) return { A = { hand = { "Test Bolt" }, pool = { energy = case.energy } }, B = { base = { "Test Toll", { vanilla(9), as = "other" } } } } end,
  play = function(s, case)
    s.A:play("Test Bolt")
    if case.energy == 1 then s:options("other") else s:options("Test Toll", "other") end
    s.A:choose("other")
    s:resolve()
    s:expect("other", { damage = 2 })
  end,
}

scenario "C09 Of a spell that may choose nothing, what is needed to pay for it is chosen" {
  rules = { "355.13", "355.16" },
  board = { A = { hand = { "Test Volley" }, base = { "Test Grace", { vanilla(3), as = "friend" } } } },
  play = function(s)
    s.A:play("Test Volley")
    s.A:choose("Test Grace")
    s.A:choose("friend")
    s:resolve()
    s:expect("Test Grace", { damage = 1 })
    s:expect("friend", { damage = 1 })
  end,
}

scenario "C09 A mode with which it can be paid" {
  rules = { "355.3", "355.16" },
  board = { A = { hand = { "Test Either" }, base = { "Test Grace" } } },
  play = function(s)
    s.A:play("Test Either")
    s.A:pick("hurt")
    s:options("Test Grace")
    s.A:choose("Test Grace")
    s:resolve()
    s:expect("Test Grace", { damage = 2 })
  end,
}

scenario "C09 An ability is judged in the same way" {
  rules = { "355.16", "402.2" },
  cases = { { name = "it is there", grace = true }, { name = "it is not there" } },
  board = function(case) return { A = { base = { "Test Bow", case.grace and "Test Grace" or vanilla(1) } } } end,
  play = function(s, case)
    if not case.grace then
      s.A:refused("activate", "Test Bow", { rule = "357.1" })
      return
    end
    s.A:activate("Test Bow")
    s:options("Test Grace")
    s.A:choose("Test Grace")
    s:resolve()
    s:expect("Test Grace", { damage = 2 })
  end,
}
