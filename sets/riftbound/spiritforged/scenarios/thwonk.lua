scenario "Thwonk! stuns attackers, twice for two energy more" {
  rules = { "423", "820.1" },
  cases = { { name = "once", yes = false }, { name = "twice", yes = true } },
  board = {
    A = { base = { { vanilla(3), as = "one" }, { vanilla(2), as = "two" }, { vanilla(1), as = "home" } } },
    B = { hand = { "Thwonk!" }, runes = { calm = 4 }, north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:move({ "one", "two" }, "north")
    s.A:pass()
    s.B:play("Thwonk!")
    if case.yes then s.B:yes() else s.B:no() end
    s:options("one", "two")
    s.B:choose("one")
    if case.yes then s.B:choose("two") end
    s.B:pass()
    s.A:pass()
    s:expect("one", { stunned = true })
    s:expect("two", { stunned = case.yes })
    s:expect("guard", { stunned = false })
    s:expect(s.B, { ready_runes = case.yes and 0 or 2 })
  end,
}

scenario "Thwonk! has no use outside of an attack" {
  rules = { "355.4" },
  board = {
    A = { hand = { "Thwonk!" }, runes = { calm = 4 } },
    B = { north = { vanilla(2) } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:refused("play", "Thwonk!")
    s:expect("Thwonk!", { zone = "hand" })
  end,
}
