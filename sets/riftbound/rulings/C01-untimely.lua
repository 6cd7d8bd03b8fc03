card { name = "Test Plan", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Jab", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Action" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Lever", type = "gear", energy = 1, domains = { "mind" }, script = [[ activated { cost = { exhaust = self }, effect = function(fx) fx:draw(1) end } ]] }

scenario "C01 What can be done in which state" {
  rules = { "310", "381", "806" },
  board = {
    A = { hand = { "Test Plan", "Test Jab", { vanilla(0), as = "newcomer" }, { "Test Jab", as = "second" } }, base = { "Test Lever", { vanilla(2), as = "scout" }, { vanilla(2), as = "other" } } },
  },
  play = function(s)
    s.A:play("Test Jab")
    -- Neutral Closed: reactions only
    s.A:refused("play", "Test Plan")
    s.A:refused("play", "second")
    s.A:refused("play", "newcomer")
    s.A:refused("activate", "Test Lever")
    s.A:refused("move", "scout", "north")
    s:resolve()
    s.A:move("scout", "north")
    -- Showdown Open: actions, no plain plays, no moves
    s.A:refused("play", "Test Plan")
    s.A:refused("play", "newcomer")
    s.A:refused("activate", "Test Lever")
    s.A:refused("move", "other", "north")
    s.A:refused("end_turn")
    s.A:play("second")
    s:resolve()
    s:showdown()
    s.A:activate("Test Lever")
    s:resolve()
    s.A:play("Test Plan")
    s:resolve()
    s.A:refused("activate", "Test Lever")
    s:expect(s.A, { hand_size = 5 })
  end,
}
