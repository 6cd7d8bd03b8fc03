-- What happened this turn to a unit, or what it did, is told of who controlled it then, whoever has it now (191).
card { name = "Test Theft", type = "spell", energy = 0, domains = { "chaos" }, script = [[
on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:take_control(fx.it, { lasts = "turn" }) fx:recall(fx.it) end }
]] }
card { name = "Test Scratch", type = "spell", energy = 0, domains = { "chaos" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]] }
card { name = "Test Smite", type = "spell", energy = 0, domains = { "chaos" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }
card { name = "Test Tally", type = "gear", energy = 0, domains = { "chaos" }, script = [[
activated { name = "theirs", when = times(unit { enemy = true }.damaged):exactly(1), effect = function(fx) fx:gain_xp(1) end }
activated { name = "ours", when = times(unit { friendly = true }.damaged):exactly(1), effect = function(fx) fx:gain_xp(10) end }
]] }

scenario "C10 Whose a unit was when it was damaged, not whose it is" {
  rules = { "191", "383.2" },
  cases = {
    { name = "damaged, then stolen", order = { "Test Scratch", "Test Theft" }, may = "theirs", not_may = "ours" },
    { name = "stolen, then damaged", order = { "Test Theft", "Test Scratch" }, may = "ours", not_may = "theirs" },
    { name = "damaged, stolen, dead", order = { "Test Scratch", "Test Theft", "Test Smite" }, may = "theirs", not_may = "ours" },
    { name = "damaged, dead", order = { "Test Scratch", "Test Smite" }, may = "theirs", not_may = "ours" },
  },
  board = { A = { hand = { "Test Scratch", "Test Theft", "Test Smite" }, base = { "Test Tally" } }, B = { base = { { vanilla(3), as = "it" } } } },
  play = function(s, case)
    for _, card in ipairs(case.order) do
      s.A:play(card)
      s.A:choose("it")
      s:resolve()
    end
    s.A:refused("activate", "Test Tally", case.not_may)
    s.A:activate("Test Tally", case.may)
    s:resolve()
  end,
}

card { name = "Test Herald", type = "unit", energy = 0, might = 2, domains = { "chaos" }, script = [[
triggered { on = unit { friendly = true }.damaged:nth(1), effect = function(fx) fx:gain_xp(1) end }
]] }

scenario "C10 The first of one's own is counted by whose they were" {
  rules = { "191", "383.2" },
  cases = { { name = "the stolen one was hurt as another's", first = "it", xp = 1 }, { name = "an own one was hurt before", first = "mine", xp = 1 } },
  board = {
    A = { hand = { { "Test Scratch", as = "one" }, "Test Theft", { "Test Scratch", as = "two" } }, base = { "Test Herald", { vanilla(5), as = "mine" } } },
    B = { base = { { vanilla(4), as = "it" } } },
  },
  play = function(s, case)
    s.A:play("one") s.A:choose(case.first) s:resolve()
    s:expect(s.A, { xp = case.first == "mine" and 1 or 0 })
    s.A:play("Test Theft") s.A:choose("it") s:resolve()
    s.A:play("two") s.A:choose("it") s:resolve()
    s:expect(s.A, { xp = case.xp })
  end,
}
