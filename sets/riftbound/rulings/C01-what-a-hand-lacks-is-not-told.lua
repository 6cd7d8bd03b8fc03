-- Who may choose from the own hand is asked even when nothing there fits: that nobody is asked would tell the others (128.6).
card {
  name = "Test Summons", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { effect = function(fx)
    fx:play(fx:choose(card { zone = "hand", owner = you, type = "unit" }, { up_to = 1 }), { ignore = "energy", at = fx.you.base })
  end } ]],
}
card { name = "Test Note", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

scenario "C01 What a hand lacks is not told" {
  rules = { "128.6" },
  board = { A = { hand = { "Test Summons", "Test Note" } } },
  play = function(s)
    s.A:play("Test Summons")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "choose")
    s.A:done()
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "C01 An empty hand has nothing to hide" {
  rules = { "128.6" },
  board = { A = { hand = { "Test Summons" } } },
  play = function(s)
    s.A:play("Test Summons")
    s:resolve()
    s:owes(s.A, "act")
  end,
}
