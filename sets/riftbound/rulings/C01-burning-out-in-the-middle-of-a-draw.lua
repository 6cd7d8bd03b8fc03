card { name = "Test Study", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(3) end } ]] }
card { name = "Test Ember", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:burn(3) end } ]] }

scenario "C01 One burn out is enough when the trash holds enough" {
  rules = { "413", "431.2" },
  board = { A = { hand = { "Test Study" }, deck = { vanilla(1) }, trash = { vanilla(2), vanilla(3) } } },
  play = function(s)
    s.A:play("Test Study")
    s:resolve()
    s:expect(s.A, { hand_size = 3, deck_size = 0 })
    s:expect(s.B, { points = 1 })
    s:over(false)
  end,
}

scenario "C01 The spell that draws is not in the trash yet: the burn outs go on" {
  rules = { "431.3", "153" },
  board = { A = { hand = { "Test Study" }, deck = { vanilla(1) }, trash = { vanilla(2) } } },
  play = function(s)
    s.A:play("Test Study")
    s:resolve()
    s:won(s.B)
    s:expect(s.A, { hand_size = 2 })
    s:expect(s.B, { points = 8 })
  end,
}

scenario "C01 Burning more cards than there are" {
  rules = { "440", "431.2" },
  board = { A = { hand = { "Test Ember" }, deck = { vanilla(1) }, trash = { vanilla(2), vanilla(3) } } },
  play = function(s)
    s.A:play("Test Ember")
    s:resolve()
    -- one is burned, all three become the deck, two are burned: one card is left
    s:expect(s.A, { deck_size = 1 })
    s:expect(s.B, { points = 1 })
  end,
}
