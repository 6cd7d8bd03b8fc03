card { name = "Test Dawn Scout", type = "unit", energy = 1, might = 2, domains = { "calm" },
  script = [[ triggered { on = you.begins { phase = "beginning" }, target = { p = place { battlefield = true } }, effect = function(fx) fx:move(fx.self, fx.p) end } ]] }
card { name = "Test Dusk Scout", type = "unit", energy = 1, might = 2, domains = { "calm" },
  script = [[ triggered { on = you.ends { phase = "turn" }, target = { p = place { battlefield = true } }, effect = function(fx) fx:move(fx.self, fx.p) end } ]] }
scenario "C02 a move in the beginning phase opens a showdown there (323.12)" {
  rules = { "323.12", "335" },
  board = { A = { base = { "Test Dawn Scout" } }, turn = "B", battlefields = { north = {}, south = {} } },
  play = function(s)
    s.B:end_turn()
    s.A:choose("north")
    s.A:pass() s.B:pass()
    s:expect("Test Dawn Scout", { at = "north" })
    s:phase("beginning")
    s:owes(s.A, "act")
    s.A:pass() s.B:pass()
    s:expect(s.A, { points = 1 })
  end,
}
scenario "C02 a move in the ending step opens a showdown there before the next turn" {
  rules = { "323.12", "335" },
  board = { A = { base = { "Test Dusk Scout" } }, B = {}, battlefields = { north = {}, south = {} } },
  play = function(s)
    s.A:end_turn()
    s.A:choose("north")
    s.A:pass() s.B:pass()
    s:expect("Test Dusk Scout", { at = "north" })
    s:turn(s.A)
    s.A:pass() s.B:pass()
    s:expect(s.A, { points = 1 })
  end,
}
