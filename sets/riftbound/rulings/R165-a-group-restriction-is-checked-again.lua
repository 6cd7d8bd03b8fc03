scenario "R165 Group restriction re-checked as a group" {
  rules = { "355.11" },
  board = {
    A = { hand = { "Fox-Fire" }, runes = { calm = 3 } },
    B = { hand = { "Back to Back" }, runes = { order = 3 }, north = { { "Recruit", as = "a" }, { "Recruit", as = "b" }, { "Recruit", as = "c" }, { "Recruit", as = "d" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Fox-Fire")
    s.A:choose("a", "b", "c", "d")
    s.A:pass()
    s.B:play("Back to Back")
    s.B:choose("a", "b")
    s.B:pass()
    s.A:pass()
    s:expect("a", { might = 3 })
    s.A:pass()
    s.B:pass()
    s:options("a", "b", "c", "d")
    s.A:choose("a")
    -- One might is left: the other strong one does not fit any more.
    s:options("c", "d")
    s.A:choose("c")
    s:expect_gone("a")
    s:expect_gone("c")
    s:expect("b", { at = "north" })
    s:expect("d", { at = "north" })
  end,
}
