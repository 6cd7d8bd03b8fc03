scenario "Kha'Zix grows against a lone defender" {
  rules = { "383.2", "740.2", "728", "477.3" },
  board = {
    A = { base = { "Kha'Zix, Mutating Horror" } },
    B = { north = { { vanilla(5), as = "lone" } }, base = { vanilla(1) } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Kha'Zix, Mutating Horror", "north")
    s:chain { "Kha'Zix, Mutating Horror" }
    s:resolve()
    s:expect("Kha'Zix, Mutating Horror", { might = 6 })
    s:expect(s.A, { xp = 2 })
    s:showdown()
    s:expect("lone", { zone = "trash" })
    s:next_turn()
    s:expect("Kha'Zix, Mutating Horror", { might = 4, at = "north" })
  end,
}

scenario "Kha'Zix does not grow against a pair" {
  rules = { "383.2", "740.2" },
  board = {
    A = { base = { "Kha'Zix, Mutating Horror" } },
    B = { north = { { vanilla(5), as = "one" }, { vanilla(5), as = "two" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Kha'Zix, Mutating Horror", "north")
    s:chain {}
    s:expect("Kha'Zix, Mutating Horror", { might = 4 })
    s:expect(s.A, { xp = 0 })
  end,
}

scenario "Kha'Zix grows as a defender against a lone attacker too" {
  rules = { "383.2", "464.2" },
  board = {
    A = { north = { "Kha'Zix, Mutating Horror", { vanilla(1), as = "mate" } } },
    B = { base = { { vanilla(5), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s:resolve()
    s:expect("Kha'Zix, Mutating Horror", { might = 6 })
    s:expect(s.A, { xp = 2 })
  end,
}

scenario "Kha'Zix does not hunt a loner elsewhere" {
  rules = { "383.4" },
  board = {
    A = { base = { "Kha'Zix, Mutating Horror" } },
    B = { north = { { vanilla(1), as = "one" }, { vanilla(1), as = "two" } }, south = { { vanilla(2), as = "loner" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move("Kha'Zix, Mutating Horror", "north")
    s:chain {}
    s:expect(s.A, { xp = 0 })
  end,
}
