card { name = "Test Butcher", type = "unit", energy = 4, might = 8, domains = { "fury" },
  script = [[ triggered { on = self.conquers, when = function(q) return q.event.excess >= 5 end, effect = function(fx) fx:gain_xp(1) end } ]] }
card { name = "Test Call", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { effect = function(fx) fx:activate(fx:all(unit { yours = true }), "conquers") end } ]] }

scenario "a conquest with five damage to spare" {
  rules = { "465.2", "469.1" },
  cases = { { name = "five", guard = 3, xp = 1 }, { name = "four", guard = 4, xp = 0 } },
  board = function(case) return { A = { base = { "Test Butcher" } }, B = { north = { vanilla(case.guard) } }, battlefields = { north = { controller = "B" }, south = {} } } end,
  play = function(s, case)
    s.A:move("Test Butcher", "north")
    s:showdown()
    s:resolve()
    s:expect(s.A, { xp = case.xp })
  end,
}

scenario "a condition about the conquest has no value when it is activated" {
  rules = { "381" },
  board = { A = { hand = { "Test Call" }, base = { "Test Butcher" } } },
  play = function(s)
    s.A:play("Test Call")
    s:resolve()
    s:expect(s.A, { xp = 0 })
  end,
}
