card {
  name = "Test Quake", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { effect = function(fx) fx:deal(2, fx:all(unit { friendly = true })) end } ]],
}

scenario "R175 \"First time each turn\" with two deaths at once" {
  rules = { "383.1" },
  board = {
    A = { hand = { "Test Quake", "Test Quake" }, base = { "Wraith of Echoes", { vanilla(1), as = "one" }, { vanilla(2), as = "two" }, { vanilla(4), as = "three" } } },
  },
  play = function(s)
    s.A:play("Test Quake")
    s.A:pass()
    s.B:pass()
    s:expect("one", { zone = "trash" })
    s:expect("two", { zone = "trash" })
    s:chain { "Wraith of Echoes" }
    s:resolve()
    s:expect(s.A, { hand_size = 2, deck_size = 19 })
    -- A later death of this turn is not the first.
    s.A:play("Test Quake")
    s:resolve()
    s:expect("three", { zone = "trash" })
    s:expect(s.A, { hand_size = 1, deck_size = 19 })
  end,
}
