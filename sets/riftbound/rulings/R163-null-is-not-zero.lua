scenario "R163 Null is not zero" {
  rules = { "359.3" },
  board = {
    A = {
      base = { "Baited Hook" }, north = { { vanilla(3), as = "bait" } }, runes = { order = 2 },
      deck = { { vanilla(0), as = "zero" }, { vanilla(1), as = "one" }, { vanilla(2), as = "two" }, { vanilla(4), as = "four" }, { vanilla(9), as = "nine" }, { vanilla(5), as = "below" } },
    },
    B = { hand = { "Gust" }, runes = { chaos = 1 } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:activate("Baited Hook")
    s.A:choose("bait")
    s.A:pass()
    s.B:play("Gust")
    s.B:choose("bait")
    s:resolve()
    s:expect("bait", { zone = "hand" })
    s:expect(s.A, { trash_size = 0, banished_size = 0, deck_size = 6 })
    for _, seen in ipairs { "zero", "one", "two", "four", "nine" } do s:expect(seen, { zone = "deck" }) end
    -- All five were recycled, so the sixth card is on top.
    s:next_turn()
    s:next_turn()
    s:expect("below", { zone = "hand" })
  end,
}

scenario "R163 With the unit there it is killed, and one of at most four might may come" {
  rules = { "359.3" },
  board = {
    A = {
      base = { "Baited Hook" }, north = { { vanilla(3), as = "bait" } }, runes = { order = 2 },
      deck = { { vanilla(0), as = "zero" }, { vanilla(4), as = "four" }, { vanilla(9), as = "nine" } },
    },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:activate("Baited Hook")
    s.A:choose("bait")
    s.A:pass()
    s.B:pass()
    s:options("zero", "four")
    s.A:choose("four")
    s:options("base", "north")
    s.A:choose("base")
    s:expect("four", { at = "base" })
    s:expect("bait", { zone = "trash" })
  end,
}
