card { name = "Test Main End", type = "gear", energy = 1, domains = { "calm" }, script = [[ triggered { on = you.ends { phase = "main" }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Draw End", type = "gear", energy = 1, domains = { "calm" }, script = [[ triggered { on = you.ends { phase = "draw" }, effect = function(fx) fx:channel(1) end } ]] }
scenario "C02 the end of the main phase is an event" {
  rules = { "316", "317" },
  board = { A = { base = { "Test Main End" } } },
  play = function(s)
    s.A:end_turn()
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}
card { name = "Test No Main", type = "gear", energy = 1, domains = { "calm" }, script = [[ replacement { on = you.begins { phase = "main" }, change = skip } ]] }
scenario "C02 a skipped main phase is skipped (443): after the draw phase comes the end of the turn" {
  rules = { "443" },
  board = { A = { base = { "Test No Main" } }, B = {}, turn = "B" },
  play = function(s)
    s.B:end_turn()
    s:owes(s.B, "act")
    s:turn(s.B)
  end,
}
