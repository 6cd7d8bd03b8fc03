card {
  name = "Test Bargain", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) if fx:may { cost = { energy = 1 } } then fx:draw(2) else fx:draw(1) end end } ]],
}

scenario "C01 A cost within the text is paid on resolution" {
  rules = { "204", "444" },
  cases = { { name = "paid", runes = 1, yes = true, cards = 2 }, { name = "declined", runes = 1, yes = false, cards = 1 }, { name = "not payable", runes = 0, cards = 1 } },
  board = function(case) return { A = { hand = { "Test Bargain" }, runes = { mind = { ready = case.runes, exhausted = 1 } } } } end,
  play = function(s, case)
    s.A:play("Test Bargain")
    s.A:pass()
    s:count("Mind Rune", case.runes, { exhausted = false, controller = s.A })
    s.B:pass()
    if case.yes then s.A:yes() elseif case.yes == false then s.A:no() end
    s:chain {}
    s:expect(s.A, { hand_size = case.cards })
    s:count("Mind Rune", case.yes and 0 or case.runes, { exhausted = false, controller = s.A })
  end,
}
