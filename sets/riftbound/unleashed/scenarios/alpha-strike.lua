scenario "Alpha Strike gives no experience for who survives" {
  rules = { "355.14" },
  board = {
    A = { hand = { "Alpha Strike" }, pool = { energy = 3, body = 1 }, base = { { vanilla(3), as = "mine" } } },
    B = { north = { { vanilla(4), as = "one" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Alpha Strike")
    s.A:choose("mine")
    s.A:choose("one")
    s:resolve()
    s:expect("one", { damage = 3 })
    s:expect(s.A, { xp = 0 })
  end,
}

scenario "Alpha Strike cannot choose more units than there is damage" {
  rules = { "355.14" },
  board = {
    A = { hand = { "Alpha Strike" }, pool = { energy = 3, body = 1 }, base = { { vanilla(1), as = "mine" } } },
    B = { north = { { vanilla(4), as = "one" }, { vanilla(4), as = "two" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Alpha Strike")
    s.A:choose("mine")
    s.A:choose("two")
    s:resolve()
    s:expect("two", { damage = 1 })
    s:expect("one", { damage = 0 })
  end,
}
