-- "When I die, you may recycle me to ...": the leading cost is paid on finalization (383.3), when the card lies where its death has
-- put it (808). Only that death is reached: what has left the trash meanwhile pays nothing.
card { name = "Test Kill", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }
card { name = "Test Steal", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:take_control(fx.it) fx:recall(fx.it) end } ]] }
card { name = "Test Looper", type = "unit", energy = 5, might = 5, domains = { "mind" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", optional = true, cost = { recycle = self }, effect = function(fx) fx:gain_xp(fx.self.might) end } ]] }
card { name = "Test Fader", type = "unit", energy = 5, might = 4, domains = { "mind" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", optional = true, cost = { banish = self }, effect = function(fx) fx:gain_xp(1) end } ]] }
card { name = "Test Asker", type = "unit", energy = 5, might = 3, domains = { "mind" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) if fx:may { cost = { recycle = fx.self } } then fx:gain_xp(1) end end } ]] }
card { name = "Test Mourner", type = "unit", energy = 0, might = 1, domains = { "mind" },
  script = [[ triggered { on = unit { friendly = true, other = true }.dies, effect = function(fx) fx:banish(fx.event.card) end } ]] }

scenario "C09 A unit that has died pays with itself" {
  rules = { "383.3", "808" },
  cases = {
    { name = "recycled", unit = "Test Looper", zone = "deck", xp = 5 }, { name = "banished", unit = "Test Fader", zone = "banished", xp = 1 },
    { name = "not", unit = "Test Looper", zone = "trash", xp = 0, no = true },
  },
  board = function(case) return { A = { base = { case.unit }, hand = { "Test Kill" } } } end,
  play = function(s, case)
    s.A:play("Test Kill")
    s.A:choose(case.unit)
    s.A:pass() s.B:pass()
    s:owes(s.A, "may")
    if case.no then s.A:no() else s.A:yes() end
    s:resolve()
    s:expect(case.unit, { zone = case.zone })
    s:expect(s.A, { xp = case.xp })
  end,
}

scenario "C09 A unit that has died pays for an instruction with itself" {
  rules = { "204.3", "808" },
  board = { A = { base = { "Test Asker" }, hand = { "Test Kill" } } },
  play = function(s)
    s.A:play("Test Kill")
    s.A:choose("Test Asker")
    s.A:pass() s.B:pass() s.A:pass() s.B:pass()
    s.A:yes()
    s:expect("Test Asker", { zone = "deck" })
    s:expect(s.A, { xp = 1 })
  end,
}

-- Its controller is asked, and it goes to the deck of its owner (416).
scenario "C09 Whoever controlled it recycles what is another's" {
  rules = { "808", "416" },
  board = { A = { hand = { "Test Steal", "Test Kill" } }, B = { base = { "Test Looper" } } },
  play = function(s)
    s.A:play("Test Steal")
    s.A:choose("Test Looper")
    s:resolve()
    s.A:play("Test Kill")
    s.A:choose("Test Looper")
    s.A:pass() s.B:pass()
    s:owes(s.A, "may")
    s.A:yes()
    s:resolve()
    s:expect("Test Looper", { zone = "deck", owner = "B" })
    s:expect(s.A, { xp = 5 })
  end,
}

scenario "C09 What has left the trash since pays nothing" {
  rules = { "204.3" },
  board = { A = { base = { "Test Asker", "Test Mourner" }, hand = { "Test Kill" } } },
  play = function(s)
    s.A:play("Test Kill")
    s.A:choose("Test Asker")
    s.A:pass() s.B:pass()
    s.A:order("Test Asker", "Test Mourner")
    s:resolve()
    s:expect(s.A, { xp = 0 })
    s:owes(s.A, "act")
  end,
}
