scenario "R155 Repeat granted by Temporal Portal uses the printed cost" {
  rules = { "131", "206", "820.1" },
  board = {
    A = { hand = { "Find Your Center" }, base = { "Temporal Portal" }, pool = { energy = 4, mind = 1 }, rune_deck = { calm = 4 } },
    B = { points = 5 },
  },
  play = function(s)
    s.A:activate("Temporal Portal")
    s.A:pass()
    s.B:pass()
    s.A:play("Find Your Center")
    s.A:yes()
    s:expect(s.A, { energy = 0 }) -- 3 and 3, less 2
    s:resolve()
    s:expect(s.A, { hand_size = 2, deck_size = 18 })
    s:count("Calm Rune", 2, { zone = "runes", exhausted = true })
  end,
}

scenario "R155 With less energy there is nothing to repeat with" {
  rules = { "131", "820.1" },
  board = {
    A = { hand = { "Find Your Center" }, base = { "Temporal Portal" }, pool = { energy = 3, mind = 1 }, rune_deck = { calm = 4 } },
    B = { points = 5 },
  },
  play = function(s)
    s.A:activate("Temporal Portal")
    s.A:pass()
    s.B:pass()
    s.A:play("Find Your Center")
    s:expect(s.A, { energy = 2 })
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
    s:count("Calm Rune", 1, { zone = "runes", exhausted = true })
  end,
}
