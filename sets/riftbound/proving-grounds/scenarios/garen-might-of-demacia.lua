scenario "Garen, Might of Demacia draws two for a conquest with four units" {
  rules = { "469.1", "383.2", "413.1", "174.7" },
  cases = {
    { name = "three units", units = 3, hand = 0, deck = 20 },
    { name = "four units", units = 4, hand = 2, deck = 18 },
    { name = "five units", units = 5, hand = 2, deck = 18 },
  },
  board = function(case)
    local A = { legend = "Garen, Might of Demacia", base = {} }
    for n = 1, 5 do table.insert(A.base, { vanilla(1), as = "u" .. n }) end
    return { A = A }
  end,
  play = function(s, case)
    local group = {}
    for n = 1, case.units do group[n] = "u" .. n end
    s.A:move(group, "north")
    s:showdown()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1, hand_size = case.hand, deck_size = case.deck })
    s:expect(s.B, { hand_size = 0, deck_size = 20 })
  end,
}

scenario "Garen, Might of Demacia counts only the units at that battlefield" {
  rules = { "383.2", "411.4" },
  board = {
    A = { legend = "Garen, Might of Demacia", base = { { vanilla(1), as = "scout" }, vanilla(1), vanilla(2), vanilla(3), vanilla(4) }, south = { vanilla(1), vanilla(2), vanilla(3), vanilla(4) } },
    battlefields = { north = {}, south = { controller = "A" } },
  },
  play = function(s)
    s.A:move("scout", "north")
    s:showdown()
    s:expect(s.A, { points = 1, hand_size = 0, deck_size = 20 })
  end,
}

scenario "Garen, Might of Demacia draws nothing for an opponent's conquest" {
  rules = { "411.4" },
  board = {
    A = { legend = "Garen, Might of Demacia", south = { vanilla(1), vanilla(1), vanilla(1), vanilla(1) } },
    B = { base = { { vanilla(1), as = "a" }, { vanilla(1), as = "b" }, { vanilla(1), as = "c" }, { vanilla(1), as = "d" } } },
    battlefields = { north = {}, south = { controller = "A" } },
    turn = "B",
  },
  play = function(s)
    s.B:move({ "a", "b", "c", "d" }, "north")
    s:showdown()
    s:expect(s.B, { points = 1, hand_size = 0, deck_size = 20 })
    s:expect(s.A, { hand_size = 0, deck_size = 20 })
  end,
}
