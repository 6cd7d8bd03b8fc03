-- Level goes by the experience of the controller, at the moment that counts (726, 727, 823, 824).
card {
  name = "Test Keep", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:take_control(fx.it) end } ]],
}
card {
  name = "Test Veteran", type = "unit", energy = 1, might = 2, domains = { "body" }, keywords = { "Level 3", "Hunt 3" },
  script = [[
    static { active = level(3), affects = self, give = { might = 2, keywords = "Tank" } }
    triggered { active = level(3), on = self.conquers, effect = function(fx) fx:draw(1) end }
  ]],
}
card {
  name = "Test Spend", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ additional_cost { name = "s", cost = { xp = 3 } } on_play { effect = function(fx) end } ]],
}
card {
  name = "Test Sage", type = "unit", energy = 1, might = 2, domains = { "mind" }, keywords = { "Level 3" },
  script = [[
    static { active = level(3), affects = self, give = { might = 2 } }
    activated { active = level(3), cost = { exhaust = self }, effect = function(fx) fx:draw(1) end }
  ]],
}
card { name = "Test Pack", type = "unit", energy = 1, might = 2, domains = { "body" }, keywords = { "Hunt 1" } }
card {
  name = "Test Scent", type = "gear", energy = 1, domains = { "body" },
  script = [[ static { affects = unit { friendly = true }, give = { keywords = "Hunt 2" } } ]],
}
card {
  name = "Test Adept", type = "unit", energy = 0, might = 2, domains = { "mind" }, keywords = { "Empower {1}" },
  script = [[
    triggered { active = empowered, on = self.empowered, effect = function(fx) fx:draw(1) end }
    static { active = empowered, affects = self, give = { might = 2 } }
  ]],
}

scenario "C16 Level follows the controller" {
  rules = { "824", "191" },
  cases = { { name = "thief without", xp = 0, might = 2 }, { name = "thief with", xp = 3, might = 4 } },
  board = function(case)
    return {
      A = { hand = { "Test Keep" }, xp = case.xp },
      B = { xp = 3, base = { { "Test Veteran", as = "it" } } },
    }
  end,
  play = function(s, case)
    s:expect("it", { might = 4 })
    s.A:play("Test Keep") s.A:choose("it")
    s:resolve()
    s:expect("it", { might = case.might })
  end,
}

scenario "C16 The experience of Hunt comes too late for a Level of the same conquest" {
  rules = { "823", "824", "726" },
  cases = { { name = "too late", xp = 0, cards = 0 }, { name = "there already", xp = 3, cards = 1 } },
  board = function(case) return { A = { xp = case.xp, base = { { "Test Veteran", as = "it" } } } } end,
  play = function(s, case)
    s.A:move("it", "north")
    s.A:pass() s.B:pass()
    if case.cards == 1 then s.A:order("it") end
    s:resolve()
    s:expect(s.A, { xp = case.xp + 3, hand_size = case.cards })
  end,
}

scenario "C16 An ability of a Level that is on the chain stays when its might goes" {
  rules = { "727", "824", "323.5" },
  board = { A = { xp = 3, hand = { "Test Spend" }, base = { { "Test Sage", damage = 2 } } } },
  play = function(s)
    s.A:activate("Test Sage")
    s.A:play("Test Spend")
    s:expect("Test Sage", { zone = "trash" })
    s:resolve()
    s:expect(s.A, { hand_size = 1, xp = 0 })
  end,
}

scenario "C16 Two Hunts are one, and add up" {
  rules = { "823", "803" },
  board = { A = { base = { "Test Pack", "Test Scent" } } },
  play = function(s)
    s.A:move("Test Pack", "north")
    s.A:pass() s.B:pass()
    s:chain { "Test Pack" }
    s:resolve()
    s:expect(s.A, { xp = 3 })
  end,
}

scenario "C16 What an empowered unit does as it becomes that is its controller's" {
  rules = { "827", "828", "726", "441" },
  board = { A = { base = { "Test Adept" }, pool = { energy = 2 } }, B = { hand = { "Test Keep" } } },
  play = function(s)
    s.A:activate("Test Adept")
    s.A:pass()
    s.B:play("Test Keep") s.B:choose("Test Adept")
    s.B:pass() s.A:pass()
    s.A:pass() s.B:pass()
    s:expect("Test Adept", { empowered = true, might = 4, controller = s.B })
    s:resolve()
    s:expect(s.B, { hand_size = 1 })
    s:expect(s.A, { hand_size = 0 })
  end,
}
