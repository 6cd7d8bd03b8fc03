card {
  name = "Test Beggar", type = "unit", energy = 1, might = 1, domains = { "mind" },
  script = [[ triggered { on = self.played, effect = function(fx) if fx.you.hand_size <= 1 then fx:draw(1) end end } ]],
}
card {
  name = "Test Miser", type = "unit", energy = 1, might = 1, domains = { "mind" },
  script = [[ triggered { on = self.played, when = function(q) return q.you.hand_size <= 1 end, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Gift", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { effect = function(fx) fx:draw(2) end } ]],
}

scenario "B22 An if after the instruction is judged on resolution" {
  rules = { "383.2" },
  cases = { { name = "too many", hand = 2, after = 2 }, { name = "few", hand = 1, after = 2 } },
  board = function(case)
    local hand = { "Test Beggar", vanilla(1) }
    if case.hand == 2 then hand[3] = vanilla(1) end
    return { A = { hand = hand, runes = { mind = 1 } } }
  end,
  play = function(s, case)
    s.A:play("Test Beggar")
    s:chain { "Test Beggar" }
    s:resolve()
    s:expect(s.A, { hand_size = case.after })
  end,
}

scenario "B22 An if in the condition is judged at the event and not again" {
  rules = { "383.2" },
  board = { A = { hand = { "Test Miser", "Test Gift" }, runes = { mind = 1 } } },
  play = function(s)
    s.A:play("Test Miser")
    s:chain { "Test Miser" }
    s.A:play("Test Gift")
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { hand_size = 2 })
    s:chain { "Test Miser" }
    s:resolve()
    s:expect(s.A, { hand_size = 3 })
  end,
}

scenario "B22 A false condition never goes on the chain" {
  rules = { "383.2" },
  board = { A = { hand = { "Test Miser", vanilla(1), vanilla(1) }, runes = { mind = 1 } } },
  play = function(s)
    s.A:play("Test Miser")
    s:chain {}
    s:expect(s.A, { hand_size = 2 })
  end,
}
