scenario "Fox-Fire kills units at one battlefield of at most four might in all" {
  rules = { "355.11", "428" },
  board = {
    A = { hand = { "Fox-Fire" }, runes = { calm = 3 }, south = { { vanilla(1), as = "mine" } } },
    B = { north = { { vanilla(3), as = "three" }, { vanilla(1), as = "one" }, { vanilla(2), as = "two" } }, base = { { vanilla(1), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Fox-Fire")
    s:options("mine", "three", "one", "two")
    s.A:choose("three")
    -- Only one might is left to spend.
    s:options("one")
    s.A:refused("choose", "two", { rule = "355.9" })
    s.A:choose("one")
    s:resolve()
    s:expect("three", { zone = "trash" })
    s:expect("one", { zone = "trash" })
    s:expect("two", { at = "north" })
    s:expect("mine", { at = "south" })
    s:expect("home", { at = "base" })
  end,
}

scenario "Fox-Fire chosen too strong in the meantime hits a part of the choice" {
  rules = { "355.11" },
  board = {
    A = { hand = { "Fox-Fire" }, runes = { calm = 3 } },
    B = { hand = { "Back to Back" }, runes = { order = 3 }, north = { { "Recruit", as = "a" }, { "Recruit", as = "b" }, { "Recruit", as = "c" }, { "Recruit", as = "d" }, { vanilla(0), as = "e" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Fox-Fire")
    s.A:choose("a")
    s.A:choose("b")
    s.A:choose("c")
    s.A:choose("d")
    s.A:done()
    s.A:pass()
    s.B:play("Back to Back")
    s.B:choose("a", "b")
    s.B:pass()
    s.A:pass()
    s.A:pass()
    s.B:pass()
    s:options("a", "b", "c", "d")
    s.A:choose("a")
    s:options("c", "d")
    s.A:choose("d")
    s:expect_gone("a")
    s:expect_gone("d")
    s:expect("b", { at = "north", might = 3 })
    s:expect("c", { at = "north" })
    s:expect("e", { at = "north" })
  end,
}

scenario "Fox-Fire may kill nobody" {
  rules = { "355.13" },
  board = {
    A = { hand = { "Fox-Fire" }, runes = { calm = 3 } },
    B = { north = { { vanilla(1), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Fox-Fire")
    s.A:done()
    s:resolve()
    s:expect("foe", { at = "north" })
    s:expect("Fox-Fire", { zone = "trash" })
  end,
}
