card {
  name = "Test Refusal", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:counter(fx.it) end } ]],
}

scenario "Time Warp gives one more turn and is banished" {
  rules = { "734", "427" },
  board = { A = { hand = { "Time Warp" }, runes = { mind = 10 } } },
  play = function(s)
    s.A:play("Time Warp")
    s:count("Mind Rune", 6, { zone = "runes", exhausted = true })
    s:resolve()
    s:expect("Time Warp", { zone = "banished" })
    s:next_turn()
    s:turn(s.A)
    s:next_turn()
    s:turn(s.B)
    s:next_turn()
    s:turn(s.A)
    s:next_turn()
    s:turn(s.B)
  end,
}

scenario "Time Warp twice gives two more turns" {
  rules = { "738" },
  board = { A = { hand = { "Time Warp", { "Time Warp", as = "second" } }, runes = { mind = 20 } } },
  play = function(s)
    s.A:play("Time Warp")
    s:resolve()
    s.A:play("second")
    s:resolve()
    for _ = 1, 2 do
      s:next_turn()
      s:turn(s.A)
    end
    s:next_turn()
    s:turn(s.B)
  end,
}

scenario "Time Warp that is countered goes to the trash and gives nothing" {
  rules = { "425.1" },
  board = {
    A = { hand = { "Time Warp" }, runes = { mind = 10 } },
    B = { hand = { "Test Refusal" } },
  },
  play = function(s)
    s.A:play("Time Warp")
    s.A:pass()
    s.B:play("Test Refusal")
    s.B:choose("Time Warp")
    s:resolve()
    s:expect("Time Warp", { zone = "trash" })
    s:next_turn()
    s:turn(s.B)
  end,
}
