scenario "Scrapyard Champion trades two cards after another card" {
  rules = { "812.1", "422.1", "413.1" },
  board = {
    A = { hand = { "Scrapyard Champion", { vanilla_spell(0), as = "spell" }, { vanilla(1), as = "one" }, { vanilla(2), as = "two" }, { vanilla(3), as = "three" } }, runes = { fury = 5 }, deck = { { vanilla(7), as = "top" }, { vanilla(8), as = "next" }, vanilla(9) } },
  },
  play = function(s)
    s.A:play("spell")
    s:resolve()
    s.A:play("Scrapyard Champion")
    s:chain { "Scrapyard Champion" }
    s.A:pass()
    s.B:pass()
    s:options("one", "two", "three")
    s.A:choose("one", "three")
    s:expect("one", { zone = "trash" })
    s:expect("three", { zone = "trash" })
    s:expect("two", { zone = "hand" })
    s:expect("top", { zone = "hand" })
    s:expect("next", { zone = "hand" })
    s:expect(s.A, { hand_size = 3, deck_size = 1 })
  end,
}

scenario "Scrapyard Champion as the first card, or with one card to discard" {
  rules = { "812.1", "422.4" },
  cases = { { name = "first", first = true }, { name = "one card" } },
  board = { A = { hand = { "Scrapyard Champion", { vanilla_spell(0), as = "spell" }, { vanilla(1), as = "one" } }, runes = { fury = 5 } } },
  play = function(s, case)
    if case.first then
      s.A:play("Scrapyard Champion")
      s:chain {}
      s:expect("one", { zone = "hand" })
      s:expect(s.A, { hand_size = 2, deck_size = 20 })
    else
      s.A:play("spell")
      s:resolve()
      s.A:play("Scrapyard Champion")
      s:resolve()
      s:expect("one", { zone = "trash" })
      s:expect(s.A, { hand_size = 2, deck_size = 18 })
    end
  end,
}
