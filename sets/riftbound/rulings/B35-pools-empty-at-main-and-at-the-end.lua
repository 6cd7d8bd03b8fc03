card {
  name = "Test Fount", type = "gear", energy = 1, domains = { "calm" },
  script = [[ triggered { on = you.begins { phase = "draw" }, effect = function(fx) fx:add({ energy = 2 }) end } ]],
}
card {
  name = "Test Spring", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Reaction" },
  script = [[ on_play { effect = function(fx) fx:add({ energy = 2, power = { calm = 1 } }) end } ]],
}
card {
  name = "Test Dawn", type = "gear", energy = 1, domains = { "calm" },
  script = [[ triggered { on = you.begins { phase = "main" }, effect = function(fx) fx:draw(fx.you.energy + 1) end } ]],
}

scenario "B35 Energy floated in the draw phase is lost when the main phase starts" {
  rules = { "316.3" },
  board = { A = { base = { "Test Fount" } }, phase = "channel" },
  play = function(s)
    s:phase("draw")
    s.A:pass() s.B:pass()
    s:phase("main")
    s:expect(s.A, { energy = 0, hand_size = 1 })
  end,
}

scenario "B35 The pools are empty before the start of the main phase is announced" {
  rules = { "316.2", "316.3", "316.4" },
  board = { A = { base = { "Test Fount", "Test Dawn" } }, phase = "channel" },
  play = function(s)
    s:phase("draw")
    s.A:pass() s.B:pass()
    s:phase("main")
    s:chain { "Test Dawn" }
    s:expect(s.A, { energy = 0 })
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "B35 Every pool empties at the end of a turn" {
  rules = { "317.2" },
  board = {
    A = { hand = { "Test Spring" }, pool = { energy = 1 } },
    B = { hand = { "Test Spring" }, pool = { energy = 1, calm = 1 } },
  },
  play = function(s)
    s.A:play("Test Spring")
    s.A:pass()
    s.B:play("Test Spring")
    s:resolve()
    s:expect(s.A, { energy = 3 })
    s:expect(s.B, { energy = 3 })
    s.A:end_turn()
    s:turn(s.B)
    s:expect(s.A, { energy = 0 })
    s:expect(s.B, { energy = 0 })
  end,
}
