local function board(runes)
  return {
    A = { base = { "Twisted Fate, Gambler" }, rune_deck = runes },
    B = { north = { { vanilla(5), as = "one" }, { vanilla(5), as = "two" } }, base = { { vanilla(5), as = "far" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  }
end

scenario "Twisted Fate shows fury: 2 damage to one enemy there, 1 to the other" {
  rules = { "386", "417", "424.1" },
  board = board { "fury", "mind" },
  play = function(s)
    s.A:move("Twisted Fate, Gambler", "north")
    s.A:pass()
    s.B:pass()
    s:told(s.B, "Fury Rune")
    s:options("one", "two")
    s.A:choose("two")
    s.A:pass()
    s.B:pass()
    s:expect("two", { damage = 2 })
    s:expect("one", { damage = 1 })
    s:expect("far", { damage = 0 })
  end,
}

scenario "Twisted Fate shows mind: a card" {
  rules = { "386", "413", "424.1" },
  board = board { "mind", "fury" },
  play = function(s)
    s.A:move("Twisted Fate, Gambler", "north")
    s.A:pass()
    s.B:pass()
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Twisted Fate shows order: an enemy anywhere is stunned" {
  rules = { "386", "423.1", "424.1" },
  board = board { "order" },
  play = function(s)
    s.A:move("Twisted Fate, Gambler", "north")
    s.A:pass()
    s.B:pass()
    s:options("one", "two", "far")
    s.A:choose("far")
    s.A:pass()
    s.B:pass()
    s:expect("far", { stunned = true })
  end,
}

scenario "Twisted Fate shows another domain, or there is no rune: nothing follows" {
  rules = { "055", "424" },
  cases = { { name = "body", runes = { "body" } }, { name = "none", runes = {} } },
  board = function(case) return board(case.runes) end,
  play = function(s)
    s.A:move("Twisted Fate, Gambler", "north")
    s.A:pass()
    s.B:pass()
    s:chain {}
    s:expect(s.A, { hand_size = 0 })
    s:expect("one", { damage = 0, stunned = false })
  end,
}
