-- "One or more": what happens to several at once triggers once; what happens one after the other, each time.
card { name = "Test Dusk", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { effect = function(fx) fx:stun(fx:all(unit { enemy = true })) end } ]] }
card { name = "Test Flood", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { effect = function(fx) fx:kill(fx:all(unit {})) end } ]] }
card { name = "Test Ebb", type = "spell", energy = 0, domains = { "order" }, script = [[
on_play { target = { them = exactly(2, unit { enemy = true }) }, effect = function(fx) for _, it in ipairs(fx.them) do fx:kill(it) end end }
]] }
card { name = "Test Gleam", type = "gear", energy = 0, domains = { "order" }, script = [[
triggered { on = unit { enemy = true }.stunned { by = you, together = true }, effect = function(fx) fx:gain_xp(1) end }
]] }
card { name = "Test Toll Bell", type = "gear", energy = 0, domains = { "order" }, script = [[
triggered { on = unit { enemy = true }.dies { together = true }, effect = function(fx) fx:gain_xp(1) end }
triggered { name = "each", on = unit { enemy = true }.dies, effect = function(fx) fx:draw(1) end }
]] }

scenario "C10 Several units stunned at once are one trigger" {
  rules = { "383.2", "423" },
  cases = { { name = "two", foes = 2, xp = 1 }, { name = "one", foes = 1, xp = 1 }, { name = "none", foes = 0, xp = 0 } },
  board = function(case)
    local foes = {}
    for _ = 1, case.foes do foes[#foes + 1] = vanilla(3) end
    return { A = { hand = { "Test Dusk" }, base = { "Test Gleam" } }, B = { base = foes } }
  end,
  play = function(s, case)
    s.A:play("Test Dusk")
    s:resolve()
    s:expect(s.A, { xp = case.xp })
  end,
}

scenario "C10 What is done one after the other is done more than once" {
  rules = { "383.2", "428" },
  board = { A = { hand = { "Test Ebb" }, base = { "Test Toll Bell" } }, B = { base = { { vanilla(1), as = "one" }, { vanilla(2), as = "two" } } } },
  play = function(s)
    s.A:play("Test Ebb")
    s.A:choose("one") s.A:choose("two")
    s.A:pass() s.B:pass()
    s.A:order("Test Toll Bell", "Test Toll Bell")
    s:resolve()
    s:expect(s.A, { xp = 2, hand_size = 2 })
  end,
}

scenario "C10 Deaths together are one for what says so, and each for what does not" {
  rules = { "383.2", "428" },
  board = { A = { hand = { "Test Flood" }, base = { "Test Toll Bell", vanilla(4) } }, B = { base = { vanilla(1), vanilla(2), vanilla(3) } } },
  play = function(s)
    s.A:play("Test Flood")
    s.A:pass() s.B:pass()
    s.A:order("Test Toll Bell", "Test Toll Bell", "Test Toll Bell", "Test Toll Bell")
    s:resolve()
    s:expect(s.A, { xp = 1, hand_size = 3 })
  end,
}
