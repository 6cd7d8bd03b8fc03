card { name = "Test Muse", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

card {
  name = "Test Herald", type = "gear", energy = 1, domains = { "mind" },
  script = [[ triggered { on = you.draws, optional = true, cost = { exhaust = self }, effect = function(fx) fx:channel(1) end } ]],
}

card {
  name = "Test Patron", type = "legend", domains = { "mind" },
  script = [[ activated { cost = { exhaust = self }, effect = function(fx) fx:draw(1) end } ]],
}

scenario "Heimerdinger, Inventor uses a Seal's ability with his own exhausting" {
  rules = { "476", "429.2" },
  board = { A = { base = { "Heimerdinger, Inventor", "Seal of Rage" } } },
  play = function(s)
    s.A:activate("Heimerdinger, Inventor")
    s:expect("Heimerdinger, Inventor", { exhausted = true })
    s:expect("Seal of Rage", { exhausted = false })
    s:expect(s.A, { fury = 1 })
    s.A:activate("Seal of Rage")
    s:expect(s.A, { fury = 2 })
  end,
}

scenario "Heimerdinger, Inventor: 'my' and 'while I' are his" {
  rules = { "476", "381" },
  cases = { { name = "at a battlefield", place = "north", may = true }, { name = "in the base", place = "base", may = false } },
  board = function(case)
    return {
      A = { [case.place] = { { "Heimerdinger, Inventor", buffs = 1 } }, south = { { "Test Sniper", exhausted = true } } },
      B = { base = { { vanilla(9), as = "foe" } } },
      battlefields = { north = { controller = case.place == "north" and "A" or nil }, south = { controller = "A" } },
    }
  end,
  play = function(s, case)
    if not case.may then return s.A:refused("activate", "Heimerdinger, Inventor") end
    s.A:activate("Heimerdinger, Inventor")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 4 })
  end,
}

card {
  name = "Test Sniper", type = "unit", energy = 1, might = 1, domains = { "mind" },
  script = [[
    activated {
      cost   = { exhaust = self },
      when   = is(self, unit { at = "battlefield" }),
      target = { it = unit { enemy = true } },
      effect = function(fx) fx:deal(fx.self.might, fx.it) end,
    }
  ]],
}

card {
  name = "Test Candle", type = "gear", energy = 1, domains = { "mind" },
  script = [[ activated { cost = { exhaust = self, kill = self }, effect = function(fx) fx:draw(1) end } ]],
}

card {
  name = "Test Bell", type = "gear", energy = 1, domains = { "fury" },
  script = [[ activated { cost = { discard = 1 }, speed = "reaction", limit = "turn", adds = { power = { fury = 1 } } } ]],
}

card { name = "Test Ember", type = "spell", energy = 0, power = { fury = 2 }, domains = { "fury" } }

scenario "Heimerdinger, Inventor pays with himself where a text kills this" {
  rules = { "476", "357.2" },
  board = { A = { base = { "Heimerdinger, Inventor", "Test Candle" } } },
  play = function(s)
    s.A:activate("Heimerdinger, Inventor")
    s:expect("Heimerdinger, Inventor", { zone = "trash" })
    s:expect("Test Candle", { at = "base", exhausted = false })
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Heimerdinger, Inventor has nothing from enemies, or from what costs no exhausting" {
  rules = { "476", "357" },
  cases = {
    { name = "his player's Seals", mine = "Seal of Rage", may = true }, { name = "an enemy's Seal", foe = "Seal of Rage", pool = 1 },
    { name = "a Bell that costs a discard", mine = "Test Bell" },
  },
  board = function(case)
    return {
      A = { base = { "Heimerdinger, Inventor", case.mine }, hand = { "Test Ember", vanilla(1), { vanilla(1), as = "second" } }, pool = { fury = case.pool or 0 } },
      B = { base = { case.foe } },
    }
  end,
  play = function(s, case)
    if not case.may then return s.A:refused("play", "Test Ember", { rule = "357" }) end
    s.A:activate("Heimerdinger, Inventor")
    s.A:activate("Seal of Rage")
    s.A:play("Test Ember")
    s:resolve()
    s:expect("Test Ember", { zone = "trash" })
  end,
}

scenario "Heimerdinger, Inventor twice has each ability once, and loses it with its source" {
  rules = { "476" },
  cases = { { name = "both", seal = "base", fury = 3 }, { name = "the Seal is gone", seal = "trash", fury = 0 } },
  board = function(case)
    local A = { base = { { "Heimerdinger, Inventor", as = "one" }, { "Heimerdinger, Inventor", as = "two" } }, hand = { { "Test Ember", as = "spell" } } }
    if case.seal == "base" then A.base[3] = "Seal of Rage" else A.trash = { "Seal of Rage" } end
    return { A = A }
  end,
  play = function(s, case)
    if case.fury == 0 then return s.A:refused("play", "spell", { rule = "357" }) end
    s.A:activate("one")
    s.A:activate("two")
    s.A:activate("Seal of Rage")
    s:expect(s.A, { fury = 3 })
  end,
}

card {
  name = "Test Cog", type = "gear", energy = 1, domains = { "mind" },
  script = [[ activated { cost = { exhaust = self }, limit = "turn", effect = function(fx)
    fx:draw(1)
    fx:ready(fx.self)
  end } ]],
}

scenario "Heimerdinger, Inventor has his own use of what works once a turn" {
  rules = { "476", "381" },
  board = { A = { base = { "Heimerdinger, Inventor", "Test Cog" } } },
  play = function(s)
    s.A:activate("Test Cog")
    s:resolve()
    s.A:refused("activate", "Test Cog")
    s.A:activate("Heimerdinger, Inventor")
    s:resolve()
    s:expect("Heimerdinger, Inventor", { exhausted = false })
    s.A:refused("activate", "Heimerdinger, Inventor")
    s:expect(s.A, { hand_size = 2 })
  end,
}

card {
  name = "Test Monk", type = "unit", energy = 1, might = 2, domains = { "mind" },
  script = [[ activated {
    cost  = { exhaust = self },
    modes = {
      pick = 1, fresh = "turn",
      mode { text = "Draw", effect = function(fx) fx:draw(1) fx:ready(fx.self) end },
      mode { text = "Learn", effect = function(fx) fx:gain_xp(1) fx:ready(fx.self) end },
    },
  } ]],
}

scenario "Heimerdinger, Inventor: what he has not chosen yet is his own account" {
  rules = { "476", "381", "355.3" },
  board = { A = { base = { "Heimerdinger, Inventor", "Test Monk" } } },
  play = function(s)
    s.A:activate("Test Monk")
    s:options("Draw", "Learn")
    s.A:pick("Draw")
    s:resolve()
    -- Ready again, and both are open to him.
    s.A:activate("Heimerdinger, Inventor")
    s:options("Draw", "Learn")
    s.A:pick("Draw")
    s:resolve()
    s:expect("Heimerdinger, Inventor", { exhausted = false })
    s.A:activate("Heimerdinger, Inventor")
    s:options("Learn")
    s.A:pick("Learn")
    s:resolve()
    s.A:refused("activate", "Heimerdinger, Inventor")
    s:expect(s.A, { hand_size = 2, xp = 1 })
    s.A:activate("Test Monk")
    s:options("Learn")
    s.A:pick("Learn")
    s:resolve()
    s:expect(s.A, { xp = 2 })
  end,
}

scenario "Heimerdinger, Inventor has what legends do by exhausting" {
  rules = { "476" },
  board = { A = { legend = { "Test Legend", exhausted = true }, base = { "Heimerdinger, Inventor" } }, B = { legend = "Test Rival" } },
  play = function(s)
    s.A:refused("activate", "Test Legend")
    s.A:activate("Heimerdinger, Inventor")
    s:resolve()
    s:expect("Heimerdinger, Inventor", { exhausted = true })
    s:expect(s.A, { hand_size = 1, xp = 0 })
  end,
}

card { name = "Test Legend", type = "legend", domains = { "mind" }, script = [[ activated { cost = { exhaust = self }, effect = function(fx) fx:draw(1) end } ]] }

card { name = "Test Rival", type = "legend", domains = { "mind" }, script = [[ activated { cost = { exhaust = self }, effect = function(fx) fx:gain_xp(1) end } ]] }

scenario "Heimerdinger, Inventor uses what his legend does by exhausting, and no trigger or other cost" {
  rules = { "476", "381" },
  cases = { { name = "the legend", legend = true }, { name = "a Bell that costs a discard", gear = "Test Bell" }, { name = "a trigger", gear = "Test Herald", draw = true } },
  board = function(case)
    return { A = { legend = case.legend and "Test Patron" or nil, base = { "Heimerdinger, Inventor", case.gear }, hand = { "Test Muse" } } }
  end,
  play = function(s, case)
    if case.draw then
      -- One trigger asks, that of the gear.
      s.A:play("Test Muse")
      s.A:pass()
      s.B:pass()
      s.A:no()
      s:owes(s.A, "act")
    end
    if not case.legend then return s.A:refused("activate", "Heimerdinger, Inventor") end
    s.A:activate("Heimerdinger, Inventor")
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
    s:expect("Test Patron", { exhausted = false })
    s:expect("Heimerdinger, Inventor", { exhausted = true })
  end,
}

scenario "Heimerdinger, Inventor has nothing from runes" {
  rules = { "476", "164" },
  board = { A = { base = { "Heimerdinger, Inventor" }, runes = { mind = 2 } } },
  play = function(s) s.A:refused("activate", "Heimerdinger, Inventor") end,
}
