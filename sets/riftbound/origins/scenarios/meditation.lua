scenario "Meditation draws two when a unit is exhausted for it" {
  rules = { "356.2", "414.4", "413.1" },
  board = {
    A = { hand = { "Meditation" }, runes = { calm = 2 }, base = { { vanilla(2), as = "monk" }, { vanilla(1), as = "pupil" }, { vanilla(5), as = "tired", exhausted = true } } },
    B = { base = { { vanilla(3), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Meditation")
    s.A:yes()
    s:options("monk", "pupil")
    s.A:choose("monk")
    s:expect("monk", { exhausted = true })
    s:resolve()
    s:expect("pupil", { exhausted = false })
    s:expect("foe", { exhausted = false })
    s:expect(s.A, { hand_size = 2, deck_size = 18 })
    s:expect(s.B, { hand_size = 0, deck_size = 20 })
  end,
}

scenario "Meditation draws one without the extra cost" {
  rules = { "356.2", "413.1" },
  board = {
    A = { hand = { "Meditation" }, runes = { calm = 2 }, base = { { vanilla(2), as = "monk" } } },
  },
  play = function(s)
    s.A:play("Meditation")
    s.A:no()
    s:resolve()
    s:expect("monk", { exhausted = false })
    s:expect(s.A, { hand_size = 1, deck_size = 19 })
  end,
}

scenario "Meditation offers the extra cost only to one who can pay it" {
  rules = { "414.4", "357.2" },
  board = {
    A = { hand = { "Meditation" }, runes = { calm = 2 }, base = { { vanilla(2), exhausted = true } } },
    B = { base = { vanilla(3) } },
  },
  play = function(s)
    s.A:play("Meditation")
    s:chain { "Meditation" }
    s:resolve()
    s:expect(s.A, { hand_size = 1, deck_size = 19 })
  end,
}
