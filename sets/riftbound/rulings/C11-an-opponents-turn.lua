-- An opponent's turn is no teammate's (489): what happens in a teammate's turn happens in nobody's own and in no opponent's.
card { name = "Test Ambusher", type = "gear", energy = 0, domains = { "mind" }, script = [[
triggered { on = you.gains_xp { opponent_turn = true }, effect = function(fx) fx:draw(1) end }
]] }
card { name = "Test Lesson", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { target = { who = player {} }, effect = function(fx) fx:gain_xp(1, fx.who) end } ]] }

scenario "C11 In an opponent's turn, not in one's own or a teammate's" {
  rules = { "489", "383.2" },
  cases = { { name = "own", who = "A", cards = 0 }, { name = "an opponent's", who = "B", cards = 1 }, { name = "a teammate's", who = "C", cards = 0 } },
  format = "2v2",
  board = function(case)
    local b = { A = { base = { "Test Ambusher" } }, B = {}, C = {}, D = {}, battlefields = { north = {}, south = {}, east = {} }, turn = case.who }
    b[case.who].hand = { "Test Lesson" }
    return b
  end,
  play = function(s, case)
    s[case.who]:play("Test Lesson")
    s[case.who]:choose("A")
    s:resolve()
    s:expect(s.A, { xp = 1, hand_size = case.cards })
  end,
}
