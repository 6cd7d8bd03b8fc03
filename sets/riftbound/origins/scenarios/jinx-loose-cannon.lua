card {
  name = "Test Glance", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}

scenario "Jinx, Loose Cannon draws with at most one card in hand" {
  rules = { "315.2", "383.2" },
  cases = { { name = "none", n = 0, drawn = 1 }, { name = "one", n = 1, drawn = 1 }, { name = "two", n = 2, drawn = 0 } },
  board = function(case)
    local hand = {}
    for i = 1, case.n do hand[i] = vanilla(i) end
    return { A = { legend = "Jinx, Loose Cannon", hand = hand, rune_deck = { chaos = 4 } }, B = {}, turn = "B" }
  end,
  play = function(s, case)
    s.B:end_turn()
    s:chain { "Jinx, Loose Cannon" }
    s:phase("beginning")
    s:resolve()
    s:phase("main")
    s:expect(s.A, { hand_size = case.n + case.drawn + 1, deck_size = 19 - case.drawn })
  end,
}

scenario "Jinx, Loose Cannon looks at the hand on resolution" {
  rules = { "383.2" },
  board = { A = { legend = "Jinx, Loose Cannon", hand = { "Test Glance", vanilla(1) } }, turn = "B" },
  play = function(s)
    s.B:end_turn()
    s:chain { "Jinx, Loose Cannon" }
    s.A:play("Test Glance")
    s:resolve()
    s:phase("main")
    -- Two cards in hand as the ability resolved, and the card of the draw phase.
    s:expect(s.A, { hand_size = 3, deck_size = 18 })
  end,
}
