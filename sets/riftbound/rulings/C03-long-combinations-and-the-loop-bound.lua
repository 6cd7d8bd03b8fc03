-- A combination that ends by itself is played to its end, however long it is; one that nobody can end is a draw once
-- more abilities have triggered in a row than the format's loop_bound says, which is 3000 unless it says something else.
card {
  name = "Test Ladder", type = "gear", energy = 1, domains = { "mind" },
  script = [[
    triggered {
      on     = you.gains_xp,
      when   = function(q) return q.you.xp < 600 end,
      effect = function(fx) fx:gain_xp(1) end,
    }
  ]],
}
card { name = "Test Rung", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:gain_xp(1) end } ]] }
card {
  name = "Test Spring", type = "unit", energy = 1, might = 1, domains = { "fury" },
  script = [[ triggered { on = self.exhausted, effect = function(fx) fx:ready(fx.self) end } ]],
}
card {
  name = "Test Weight", type = "gear", energy = 1, domains = { "order" },
  script = [[ triggered { on = unit { enemy = true }.readied, effect = function(fx) fx:exhaust(fx.event.subject) end } ]],
}
card { name = "Test Nudge", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:exhaust(fx.it) end } ]] }

scenario "A combination of more than five hundred triggers in a row is played to its end" {
  rules = { "383.3" },
  board = { A = { xp = 1, hand = { "Test Rung" }, base = { "Test Ladder" } } },
  play = function(s)
    s:expect(s.A, { xp = 1 })
    s.A:play("Test Rung")
    s:resolve()
    -- The first one, that of the spell, and those of 598 triggers one after the other.
    s:expect(s.A, { xp = 600 })
    s:over(false)
    s:told(s.A, "the game is a draw", false)
    s:phase("main")
    s.A:end_turn()
    s:turn(s.B)
  end,
}

scenario "Three thousand triggers in a row that nobody can end are a draw" {
  rules = { "383.3" },
  board = { A = { base = { "Test Spring" }, hand = { "Test Nudge" } }, B = { base = { "Test Weight" } } },
  play = function(s)
    s.A:play("Test Nudge")
    s.A:choose("Test Spring")
    s:over(false)
    s:resolve()
    s:over()
    for _, p in ipairs { s.A, s.B } do
      s:told(p, "the game is a draw, since nobody breaks a loop")
      s:told(p, "Test Spring 1500 times, Test Weight 1500 times")
    end
  end,
}

-- The combination has its last 19 triggers left: a bound of as many lets it end, one of one less does not.
scenario "The loop bound may be reached" {
  rules = { "383.3" },
  format = { loop_bound = 19 },
  board = { A = { xp = 580, hand = { "Test Rung" }, base = { "Test Ladder" } } },
  play = function(s)
    s.A:play("Test Rung")
    s:resolve()
    s:over(false)
    s:expect(s.A, { xp = 600 })
  end,
}

scenario "The loop bound may not be passed" {
  rules = { "383.3" },
  format = { loop_bound = 18 },
  board = { A = { xp = 580, hand = { "Test Rung" }, base = { "Test Ladder" } } },
  play = function(s)
    s.A:play("Test Rung")
    s:resolve()
    s:over()
    s:expect(s.A, { xp = 599 })
    s:told(s.A, "Test Ladder 18 times")
  end,
}
