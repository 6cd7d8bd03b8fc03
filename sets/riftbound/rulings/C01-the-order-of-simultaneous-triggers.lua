card {
  name = "Test Bell One", type = "gear", energy = 1, domains = { "order" },
  script = [[ triggered { on = each_player.plays(playing { type = "spell" }), effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Bell Two", type = "gear", energy = 1, domains = { "order" },
  script = [[ triggered { on = each_player.plays(playing { type = "spell" }), effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Bell Three", type = "gear", energy = 1, domains = { "order" },
  script = [[ triggered { on = each_player.plays(playing { type = "spell" }), effect = function(fx) fx:draw(1) end } ]],
}
card { name = "Test Word", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { effect = function(fx) end } ]] }

scenario "C01 One's own triggers are put in order, the turn player's first" {
  rules = { "383.3", "340.1" },
  board = {
    A = { hand = { "Test Word" }, base = { "Test Bell One", "Test Bell Two", "Test Bell Three" } },
    B = { base = { "Test Bell One", "Test Bell Two" } },
  },
  play = function(s)
    s.A:play("Test Word")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "order")
    s.A:order("Test Bell Two", "Test Bell Three", "Test Bell One")
    s:owes(s.B, "order")
    s.B:order("Test Bell Two", "Test Bell One")
    s:chain { "Test Bell Two", "Test Bell Three", "Test Bell One", "Test Bell Two", "Test Bell One" }
    s:owes(s.B, "act")
    s.B:pass()
    s.A:pass()
    s:chain { "Test Bell Two", "Test Bell Three", "Test Bell One", "Test Bell Two" }
    s:expect(s.B, { hand_size = 1 })
    s.B:pass()
    s.A:pass()
    -- B's have resolved; now A's, newest first.
    s:owes(s.A, "act")
    s.A:pass()
    s.B:pass()
    s:chain { "Test Bell Two", "Test Bell Three" }
    s:resolve()
    s:expect(s.A, { hand_size = 3 })
    s:expect(s.B, { hand_size = 2 })
  end,
}
