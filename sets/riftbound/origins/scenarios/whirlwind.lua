scenario "Whirlwind: the next player returns a unit first, then its caster" {
  rules = { "124", "355.17" },
  board = {
    A = { hand = { "Whirlwind" }, runes = { chaos = 4 }, base = { { vanilla(1), as = "mine" } } },
    B = { base = { { vanilla(2), as = "one" } }, north = { { vanilla(3), as = "two" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Whirlwind")
    s.A:pass()
    s.B:pass()
    s:owes(s.B)
    s:options("mine", "one", "two")
    s.B:choose("mine")
    s:owes(s.A)
    s:options("one", "two")
    s.A:choose("two")
    s:expect("mine", { zone = "hand", owner = s.A })
    s:expect("two", { zone = "hand", owner = s.B })
    s:expect("one", { at = "base" })
  end,
}

scenario "Whirlwind may leave all where they are" {
  rules = { "355.17" },
  board = {
    A = { hand = { "Whirlwind" }, runes = { chaos = 4 } },
    B = { base = { { vanilla(2), as = "one" } } },
  },
  play = function(s)
    s.A:play("Whirlwind")
    s.A:pass()
    s.B:pass()
    s:owes(s.B)
    s.B:done()
    s:owes(s.A)
    s.A:done()
    s:expect("one", { at = "base" })
    s:expect("Whirlwind", { zone = "trash" })
  end,
}
