-- What happened this turn is asked for by the phase in which it happened, and its numbers are summed up; the number of a keyword
-- is a number like any other (807.2).
card { name = "Test Gavel", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }
card { name = "Test Dawn", type = "gear", energy = 0, domains = { "order" }, script = [[
triggered { on = you.begins { phase = "beginning" }, effect = function(fx) fx:kill(fx:all(unit { friendly = true })) end }
]] }
card { name = "Test Ledger", type = "gear", energy = 0, domains = { "order" }, script = [[
triggered { name = "early", on = unit { friendly = true }.dies { phase = "beginning" }, effect = function(fx) fx:gain_xp(1) end }
triggered { name = "late", on = unit { friendly = true }.dies { phase = { "main", "ending" } }, effect = function(fx) if fx.event.phase == "main" then fx:gain_xp(10) end end }
activated { name = "asks", when = times(unit { friendly = true }.dies { phase = "beginning" }):at_least(1), effect = function(fx) fx:gain_xp(100) end }
]] }

scenario "C10 What happened in a phase, as a trigger and in the past" {
  rules = { "315.2", "383.2" },
  cases = { { name = "in the beginning phase", early = true, xp = 1 }, { name = "in the main phase", xp = 10 } },
  board = function(case)
    return { A = { hand = { "Test Gavel" }, base = { "Test Ledger", { vanilla(1), as = "mine" }, case.early and "Test Dawn" or nil } }, turn = "B" }
  end,
  play = function(s, case)
    s.B:end_turn()
    s:resolve()
    if not case.early then
      s.A:play("Test Gavel")
      s.A:choose("mine")
      s:resolve()
    end
    s:expect("mine", { zone = "trash" })
    s:expect(s.A, { xp = case.xp })
    if case.early then
      s.A:activate("Test Ledger")
      s:resolve()
      s:expect(s.A, { xp = 101 })
    else
      s.A:refused("activate", "Test Ledger")
    end
  end,
}

card { name = "Test Tithe", type = "spell", energy = 2, power = { order = 1 }, domains = { "order" }, script = [[ on_play { effect = function(fx) end } ]] }
card { name = "Test Counter", type = "gear", energy = 0, domains = { "order" }, script = [[
activated { name = "power", effect = function(fx) end, when = sum(you.pays, "power"):at_least(2) }
activated { name = "energy", effect = function(fx) end, when = sum(you.pays, "spent"):at_least(4) }
activated { name = "dearest", effect = function(fx) end, when = most(you.plays(playing { type = "spell" }), "spent"):exactly(2) }
]] }

scenario "C10 What was paid this turn is summed up, of each kind apart" {
  rules = { "444.1", "357.1" },
  board = { A = { hand = { { "Test Tithe", as = "one" }, { "Test Tithe", as = "two" } }, base = { "Test Counter" }, pool = { energy = 4, order = 2 } } },
  play = function(s)
    s.A:refused("activate", "Test Counter", "power")
    s.A:play("one")
    s:resolve()
    s.A:refused("activate", "Test Counter", "power")
    s.A:refused("activate", "Test Counter", "energy")
    s.A:activate("Test Counter", "dearest")
    s:resolve()
    s.A:play("two")
    s:resolve()
    s.A:activate("Test Counter", "power")
    s:resolve()
    s.A:activate("Test Counter", "energy")
    s:resolve()
  end,
}

card { name = "Test Wall", type = "unit", energy = 0, might = 0, domains = { "calm" }, keywords = { "Shield 2" }, script = [[
static { affects = self, give = { might = field(self, "Shield") + sum(unit { friendly = true, other = true }, "Assault") } }
]] }
card { name = "Test Pike", type = "unit", energy = 0, might = 1, domains = { "fury" }, keywords = { "Assault 3" } }
card { name = "Test Polish", type = "spell", energy = 0, domains = { "calm" }, script = [[
on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { keywords = "Shield", lasts = "turn" }) end }
]] }

scenario "C10 The number of a keyword is a value, of one thing and of many" {
  rules = { "814.2", "807.2", "477" },
  cases = { { name = "alone", others = {}, might = 2 }, { name = "with others", others = { "Test Pike", "Test Pike", vanilla(1) }, might = 8 } },
  board = function(case)
    local base = { "Test Wall" }
    for _, u in ipairs(case.others) do base[#base + 1] = u end
    return { A = { hand = { "Test Polish" }, base = base } }
  end,
  play = function(s, case)
    s:expect("Test Wall", { might = case.might })
    s.A:play("Test Polish")
    s.A:choose("Test Wall")
    s:resolve()
    s:expect("Test Wall", { might = case.might + 1 })
  end,
}
