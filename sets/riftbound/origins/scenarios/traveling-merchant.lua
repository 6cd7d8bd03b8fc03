scenario "Traveling Merchant discards one, then draws one, when it moves" {
  rules = { "420.3", "422.1", "413.1" },
  board = {
    A = { hand = { { vanilla(4), as = "junk" }, { vanilla(5), as = "gem" } }, deck = { { vanilla(6), as = "top" }, vanilla(1) }, base = { "Traveling Merchant" } },
    B = { hand = { { vanilla(2), as = "theirs" } } },
  },
  play = function(s)
    s.A:move("Traveling Merchant", "north")
    s:chain { "Traveling Merchant" }
    s.A:pass()
    s.B:pass()
    s:options("junk", "gem")
    s.A:choose("junk")
    s:expect("junk", { zone = "trash" })
    s:expect("gem", { zone = "hand" })
    s:expect("top", { zone = "hand" })
    s:expect(s.A, { hand_size = 2, deck_size = 1 })
    s:expect(s.B, { hand_size = 1, deck_size = 20 })
    s:showdown()
    s:expect(s.A, { points = 1, hand_size = 2 })
  end,
}

scenario "Traveling Merchant draws with an empty hand too, and on the way home" {
  rules = { "422.4", "413.1" },
  board = {
    A = { north = { "Traveling Merchant" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:move("Traveling Merchant", "base")
    s:resolve()
    s:expect(s.A, { hand_size = 1, deck_size = 19 })
  end,
}

scenario "Traveling Merchant ignores the moves of others" {
  rules = { "383.2" },
  board = {
    A = { hand = { vanilla(4) }, base = { "Traveling Merchant", { vanilla(2), as = "mate" } } },
  },
  play = function(s)
    s.A:move("mate", "north")
    s:chain {}
    s:showdown()
    s:expect(s.A, { hand_size = 1, deck_size = 20, points = 1 })
  end,
}
