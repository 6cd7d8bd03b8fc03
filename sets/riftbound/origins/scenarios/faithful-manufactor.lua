scenario "Faithful Manufactor brings a Recruit to the base" {
  rules = { "383.4", "184.2", "187.1", "143.4" },
  board = {
    A = { hand = { "Faithful Manufactor" }, runes = { order = 3 } },
  },
  play = function(s)
    s.A:play("Faithful Manufactor")
    s:count("Recruit", 0)
    s:chain { "Faithful Manufactor" }
    s:resolve()
    s:count("Recruit", 1)
    s:expect("Recruit", { at = "base", controller = s.A, might = 1, exhausted = true })
  end,
}

scenario "Faithful Manufactor brings the Recruit to where it was played" {
  rules = { "184.2", "355.2" },
  board = {
    A = { hand = { "Faithful Manufactor" }, runes = { order = 3 }, north = { vanilla(1) } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Faithful Manufactor", { at = "north" })
    s:resolve()
    s:count("Recruit", 1, { at = "north", controller = s.A })
    s:count("Recruit", 1)
  end,
}

scenario "Faithful Manufactor brings nobody for moving" {
  rules = { "383.2" },
  board = {
    A = { base = { "Faithful Manufactor" } },
  },
  play = function(s)
    s.A:move("Faithful Manufactor", "north")
    s:chain {}
    s:showdown()
    s:count("Recruit", 0)
  end,
}
