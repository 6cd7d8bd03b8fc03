scenario "Recruit the Vanguard brings four Recruits to the base" {
  rules = { "184", "187.1", "143.4", "355.2" },
  board = {
    A = { hand = { "Recruit the Vanguard" }, runes = { order = 6 } },
  },
  play = function(s)
    s.A:play("Recruit the Vanguard")
    s:resolve()
    s:count("Recruit", 4)
    s:count("Recruit", 4, { at = "base", controller = s.A, exhausted = true, might = 1 })
    s:expect("Recruit the Vanguard", { zone = "trash" })
  end,
}

scenario "Recruit the Vanguard asks for each Recruit where it goes" {
  rules = { "184", "355.2", "190.4" },
  board = {
    A = { hand = { "Recruit the Vanguard" }, runes = { order = 6 }, north = { vanilla(1) } },
    B = { base = { vanilla(3) } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Recruit the Vanguard")
    s.A:pass()
    s.B:pass()
    s:options("base", "north")
    s.A:choose("north")
    s.A:choose("base")
    s.A:choose("north")
    s:options("base", "north")
    s.A:choose("north")
    s:count("Recruit", 3, { at = "north", controller = s.A })
    s:count("Recruit", 1, { at = "base", controller = s.A })
    s:count("Recruit", 4)
    s:owes(s.A, "act")
  end,
}
