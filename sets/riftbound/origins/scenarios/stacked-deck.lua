scenario "Stacked Deck takes one of the top three and recycles the others" {
  rules = { "416.1", "355.17" },
  board = {
    A = { hand = { "Stacked Deck" }, runes = { chaos = 1 }, deck = { { vanilla(1), as = "one" }, { vanilla(2), as = "two" }, { vanilla(3), as = "three" }, { vanilla(4), as = "four" } } },
  },
  play = function(s)
    s.A:play("Stacked Deck")
    s.A:pass()
    s.B:pass()
    s:options("one", "two", "three")
    s.A:choose("two")
    s:expect("two", { zone = "hand" })
    s:expect("one", { zone = "deck" })
    s:expect("three", { zone = "deck" })
    s:expect(s.A, { hand_size = 1, deck_size = 3 })
    -- The fourth card is the top one now.
    s:next_turn()
    s:next_turn()
    s:expect("four", { zone = "hand" })
  end,
}

scenario "Stacked Deck with two cards left: nobody burns out" {
  rules = { "431.1", "424" },
  board = {
    A = { hand = { "Stacked Deck" }, runes = { chaos = 1 }, deck = { { vanilla(1), as = "one" }, { vanilla(2), as = "two" } }, trash = { vanilla(5) } },
  },
  play = function(s)
    s.A:play("Stacked Deck")
    s.A:pass()
    s.B:pass()
    s:options("one", "two")
    s.A:choose("one")
    s:expect("one", { zone = "hand" })
    s:expect("two", { zone = "deck" })
    s:expect(s.A, { hand_size = 1, deck_size = 1 })
    s:expect(s.B, { points = 0 })
  end,
}
