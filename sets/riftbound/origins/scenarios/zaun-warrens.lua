scenario "Zaun Warrens: whoever conquers it discards one and draws one" {
  rules = { "190.6", "422", "413.1" },
  cases = { { name = "two cards", n = 2 }, { name = "one card", n = 1 }, { name = "no card", n = 0 } },
  board = function(case)
    local hand = {}
    for i = 1, case.n do hand[i] = { vanilla(i), as = "card" .. i } end
    return {
      A = { hand = hand, base = { { vanilla(9), as = "raider" } } },
      B = { north = { vanilla(2) }, hand = { vanilla(4) } },
      battlefields = { north = { controller = "B", card = "Zaun Warrens" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("raider", "north")
    if case.n < 2 then
      s:showdown()
    else
      for _ = 1, 2 do
        s.A:pass()
        s.B:pass()
      end
      s:options("card1", "card2")
      s.A:choose("card2")
    end
    if case.n > 0 then s:expect("card" .. case.n, { zone = "trash" }) end
    s:expect(s.A, { points = 1, hand_size = math.max(case.n, 1), deck_size = 19 })
    s:expect(s.B, { hand_size = 1, deck_size = 20 })
  end,
}

scenario "Zaun Warrens has nothing for holding it or conquering elsewhere" {
  rules = { "469.1" },
  board = {
    A = { hand = { { vanilla(1), as = "card" } }, base = { { vanilla(2), as = "raider" } }, north = { vanilla(2) } },
    battlefields = { north = { controller = "A", card = "Zaun Warrens" }, south = {} },
    phase = "beginning",
  },
  play = function(s)
    s:phase("main")
    s:expect(s.A, { points = 1, hand_size = 2 })
    s.A:move("raider", "south")
    s:showdown()
    s:chain {}
    s:expect("card", { zone = "hand" })
    s:expect(s.A, { points = 2, hand_size = 2, deck_size = 19 })
  end,
}
