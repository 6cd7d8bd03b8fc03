card {
  name = "Test Beggar", type = "legend", domains = { "fury" },
  script = [[ triggered { on = you.begins { phase = "beginning" }, effect = function(fx) if fx.you.hand_size <= 1 then fx:draw(1) end end } ]],
}
card {
  name = "Test Purse", type = "gear", energy = 1, domains = { "fury" },
  script = [[ activated { cost = { exhaust = self }, speed = "reaction", effect = function(fx) fx:draw(1) end } ]],
}

scenario "R181 Condition at the end is checked on resolution" {
  rules = { "383.2" },
  cases = { { name = "a card in response", drawn = 1 }, { name = "no response", drawn = 0 } },
  board = { A = { legend = "Test Beggar", base = { "Test Purse" }, hand = { vanilla(1) } }, turn = "B" },
  play = function(s, case)
    s.B:end_turn()
    s:chain { "Test Beggar" }
    if case.drawn == 1 then
      s.A:activate("Test Purse")
      s.A:pass()
      s.B:pass()
      s:expect(s.A, { hand_size = 2 })
    end
    s.A:pass()
    s.B:pass()
    s:phase("main")
    -- One card of the beginning, either from the gear or from the legend, and one of the draw phase.
    s:expect(s.A, { hand_size = 3, deck_size = 18 })
  end,
}
