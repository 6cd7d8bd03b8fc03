card {
  name = "Test Crossbow", type = "gear", energy = 1, domains = { "fury" },
  script = [[ activated { cost = { energy = 1, exhaust = self }, target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}
card {
  name = "Test Bomb", type = "unit", energy = 1, might = 1, domains = { "fury" }, keywords = { "Deathknell" },
  script = [[
    activated { cost = { kill = self }, speed = "action", effect = function(fx) fx:draw(1) end }
    triggered { keyword = "Deathknell", effect = function(fx) fx:draw(2) end }
  ]],
}
card {
  name = "Test Sniper", type = "unit", energy = 0, might = 1, domains = { "fury" },
  script = [[
    triggered { name = "first", on = self.played, optional = true, effect = function(fx) fx:draw(1) end }
    triggered { name = "second", on = self.played, target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end }
  ]],
}

scenario "C01 An activation whose Deflect cannot be paid is refused" {
  rules = { "809.1", "402.3" },
  cases = { { name = "one rune", runes = 1, ok = true }, { name = "one exhausted rune and one energy", runes = 0, ok = true }, { name = "no power", runes = -1, ok = false } },
  board = function(case)
    local a = { base = { "Test Crossbow" } }
    if case.runes == 1 then a.runes = { mind = 1 } end
    if case.runes == 0 then a.runes = { mind = { exhausted = 1 } } a.pool = { energy = 1 } end
    if case.runes == -1 then a.pool = { energy = 3 } end
    return { A = a, B = { base = { { vanilla(3, { "Deflect" }), as = "it" } } } }
  end,
  play = function(s, case)
    if not case.ok then
      s.A:refused("activate", "Test Crossbow")
      s:expect("Test Crossbow", { exhausted = false })
      return
    end
    s.A:activate("Test Crossbow")
    s.A:choose("it")
    s:expect("Test Crossbow", { exhausted = true })
    s:resolve()
    s:expect("it", { damage = 1 })
    s:count("Mind Rune", 0, { zone = "runes", controller = s.A })
    s.A:refused("activate", "Test Crossbow")
  end,
}

scenario "C01 Killing itself as a cost: the Deathknell resolves first, the ability still does" {
  rules = { "404.1", "808.1", "340.1" },
  board = { A = { base = { "Test Bomb" } } },
  play = function(s)
    s.A:activate("Test Bomb")
    s:expect("Test Bomb", { zone = "trash" })
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { hand_size = 2 })
    s.A:pass()
    s.B:pass()
    s:chain {}
    s:expect(s.A, { hand_size = 3 })
  end,
}

scenario "C01 In a showdown it is an action and passes focus" {
  rules = { "346", "381" },
  board = { A = { base = { "Test Bomb", { vanilla(2), as = "scout" } } } },
  play = function(s)
    s.A:move("scout", "north")
    s.A:activate("Test Bomb")
    s:resolve()
    s:owes(s.B, "act")
    s:expect(s.A, { hand_size = 3 })
  end,
}

scenario "C01 Of two triggers the oldest is finalized first; a refused one leaves the other" {
  rules = { "337.1", "383.3" },
  board = { A = { hand = { "Test Sniper" } }, B = { base = { { vanilla(3), as = "it" }, { vanilla(3), as = "other" } } } },
  play = function(s)
    s.A:play("Test Sniper")
    s:owes(s.A, "order")
    s.A:order("Test Sniper", "Test Sniper")
    s:owes(s.A, "may")
    s.A:no()
    s:options("it", "other")
    s.A:choose("other")
    s:chain { "Test Sniper" }
    s:resolve()
    s:expect("other", { damage = 1 })
    s:expect(s.A, { hand_size = 0 })
  end,
}
