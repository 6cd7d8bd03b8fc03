-- The tokens of Unleashed as they are before anything happens to them.
card {
  name = "Test Flock", type = "spell", energy = 0, domains = { "order" },
  script = [[
    on_play {
      effect = function(fx)
        fx:play_token("Bird", { count = 2, at = fx.you.base })
        fx:play_token("Reflection", { at = fx.you.base, ready = true })
      end,
    }
  ]],
}
card {
  name = "Test Spark", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

scenario "Birds deflect, and a Reflection without might lives until it is hurt" {
  rules = { "187.1", "142.4", "809.1", "184.2" },
  board = {
    A = { hand = { "Test Flock" } },
    B = { hand = { "Test Spark", { "Test Spark", as = "second" } } },
  },
  play = function(s)
    s.A:play("Test Flock")
    s:resolve()
    s:count("Bird", 2, { at = "base", might = 1, exhausted = true, keywords = { "Deflect" }, tags = { "Bird" } })
    s:count("Reflection", 1, { at = "base", might = 0, exhausted = false, keywords = {} })
    s.A:end_turn()
    s.B:play("Test Spark")
    -- A Bird would cost one power; the two runes of the turn could pay it.
    s:options("Bird", "Bird", "Reflection")
    s.B:choose("Reflection")
    s:resolve()
    s:count("Reflection", 0)
    s:count("Bird", 2)
  end,
}
