scenario "Volibear, Furious divides five among enemy units" {
  rules = { "355.14", "417.1" },
  cases = { { name = "two", two = 3, one = 2 }, { name = "uneven", two = 1, one = 4 } },
  board = {
    A = { base = { "Volibear, Furious" } },
    B = { north = { { vanilla(6), as = "one" }, { vanilla(6), as = "two" }, { vanilla(6), as = "three" } }, south = { { vanilla(6), as = "away" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "B" } },
  },
  play = function(s, case)
    s.A:move("Volibear, Furious", "north")
    s:options("one", "two", "three")
    s.A:choose("one", "two")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "number")
    s.A:number(case.one)
    s:expect("one", { damage = case.one })
    s:expect("two", { damage = case.two })
    s:expect("three", { damage = 0 })
  end,
}

scenario "Volibear, Furious may give all to one" {
  rules = { "355.14" },
  board = {
    A = { base = { "Volibear, Furious" } },
    B = { north = { { vanilla(6), as = "one" }, { vanilla(6), as = "two" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Volibear, Furious", "north")
    s.A:choose("one")
    s.A:done()
    s.A:pass()
    s.B:pass()
    s:expect("one", { damage = 5 })
    s:expect("two", { damage = 0 })
  end,
}

scenario "Volibear, Furious reaches five at most, with one for each" {
  rules = { "355.14" },
  board = {
    A = { base = { "Volibear, Furious" } },
    B = { north = { { vanilla(2), as = "1" }, { vanilla(2), as = "2" }, { vanilla(2), as = "3" }, { vanilla(2), as = "4" }, { vanilla(2), as = "5" }, { vanilla(2), as = "6" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Volibear, Furious", "north")
    s.A:choose("6", "2", "3", "4", "5")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "act")
    s:expect("1", { damage = 0 })
    s:expect("2", { damage = 1 })
    s:expect("6", { damage = 1 })
  end,
}

scenario "Volibear, Furious strikes five at most" {
  rules = { "355.14" },
  board = {
    A = { base = { "Volibear, Furious" } },
    B = { north = { { vanilla(2), as = "a" }, { vanilla(2), as = "b" }, { vanilla(2), as = "c" }, { vanilla(2), as = "d" }, { vanilla(2), as = "e" }, { vanilla(2), as = "f" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Volibear, Furious", "north")
    s.A:choose("a", "b", "c", "d", "e")
    s:resolve()
    for _, it in ipairs { "a", "b", "c", "d", "e" } do s:expect(it, { damage = 1 }) end
    s:expect("f", { damage = 0 })
  end,
}

scenario "Volibear, Furious may keep it to itself" {
  rules = { "355.13", "355.14" },
  board = {
    A = { base = { "Volibear, Furious" } },
    B = { north = { { vanilla(6), as = "one" }, { vanilla(6), as = "two" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Volibear, Furious", "north")
    s.A:done()
    s.A:pass()
    s.B:pass()
    s:expect("one", { damage = 0 })
  end,
}
