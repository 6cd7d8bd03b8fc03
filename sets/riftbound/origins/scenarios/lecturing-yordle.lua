scenario "Lecturing Yordle draws a card when it is played" {
  rules = { "383.4", "419.4", "413.1" },
  board = {
    A = { hand = { "Lecturing Yordle" }, runes = { mind = 3 } },
  },
  play = function(s)
    s.A:play("Lecturing Yordle")
    s:expect("Lecturing Yordle", { at = "base", exhausted = true, might = 2, keywords = { "Tank" } })
    s:chain { "Lecturing Yordle" }
    s:expect(s.A, { hand_size = 0 })
    s:resolve()
    s:expect(s.A, { hand_size = 1, deck_size = 19 })
    s:expect(s.B, { hand_size = 0, deck_size = 20 })
  end,
}

scenario "Lecturing Yordle draws nothing for moving or for another's play" {
  rules = { "383.2", "384.2" },
  board = {
    A = { hand = { { vanilla(1), as = "late" } }, runes = { mind = 1 }, base = { "Lecturing Yordle" } },
  },
  play = function(s)
    s.A:play("late")
    s:chain {}
    s:expect(s.A, { hand_size = 0, deck_size = 20 })
    s.A:move("Lecturing Yordle", "north")
    s:chain {}
    s:showdown()
    s:expect(s.A, { hand_size = 0, deck_size = 20, points = 1 })
  end,
}
