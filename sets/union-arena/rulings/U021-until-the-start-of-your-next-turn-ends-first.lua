card {
  name = "Test Guard", type = "character", bp = 1000,
  script = [[
    activated { effect = function(fx) fx:give(fx.self, { bp = 2000, lasts = "next_start" }) end }
    triggered { on = self.readied, effect = function(fx) if fx.self.bp == 1000 then fx:draw(1) end end }
  ]],
}

scenario "U021 \"Until the start of your next turn\" ends first" {
  rules = { "UA-4.1", "UA-4.2" },
  board = { A = { front = { { "Test Guard", exhausted = true, locked = 1 } } } },
  play = function(s)
    s.A:activate("Test Guard")
    s:expect("Test Guard", { bp = 3000 })
    s.A:end_main()
    s:expect("Test Guard", { bp = 3000, exhausted = true })
    s.B:pass()
    s.B:end_main()
    s:turn(s.A)
    s:expect("Test Guard", { bp = 1000, exhausted = false })
    s:expect(s.A, { hand_size = 2 }) -- the card of the turn, and one since it became active without the bonus
  end,
}
