scenario "Noxian Drummer brings a Recruit to the battlefield it moves to" {
  rules = { "420.1", "184.2", "187.1" },
  board = {
    A = { base = { "Noxian Drummer" } },
  },
  play = function(s)
    s.A:move("Noxian Drummer", "north")
    s:chain { "Noxian Drummer" }
    s:resolve()
    s:count("Recruit", 1)
    s:expect("Recruit", { at = "north", controller = s.A, might = 1, exhausted = true })
    s:showdown()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Noxian Drummer's Recruit joins the attack" {
  rules = { "464.2", "323.12", "465.2" },
  board = {
    A = { base = { "Noxian Drummer" } },
    B = { north = { { vanilla(4), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Noxian Drummer", "north")
    s:resolve()
    s:count("Recruit", 1, { at = "north" })
    s.A:pass()
    s.B:pass()
    s.B:choose("Noxian Drummer")
    s:expect("foe", { zone = "trash" })
    s:expect("Noxian Drummer", { zone = "trash" })
    s:expect_gone("Recruit")
    s:expect(s.A, { points = 0 })
  end,
}

scenario "Noxian Drummer brings nobody when it goes home" {
  rules = { "383.2" },
  board = {
    A = { north = { "Noxian Drummer" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:move("Noxian Drummer", "base")
    s:chain {}
    s:count("Recruit", 0)
    s:expect("Noxian Drummer", { at = "base", exhausted = true })
  end,
}
