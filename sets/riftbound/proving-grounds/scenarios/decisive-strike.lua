scenario "Decisive Strike gives two to all units of its player" {
  rules = { "477.3", "317.2", "135.2" },
  board = {
    A = { hand = { "Decisive Strike" }, runes = { body = 5 }, base = { { vanilla(1), as = "home" } }, north = { { vanilla(2), as = "out" } } },
    B = { base = { { vanilla(3), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Decisive Strike")
    s:count("Body Rune", 4, { exhausted = true })
    s:resolve()
    s:expect("home", { might = 3 })
    s:expect("out", { might = 4 })
    s:expect("foe", { might = 3 })
    s:next_turn()
    s:expect("home", { might = 1 })
    s:expect("out", { might = 2 })
  end,
}

scenario "Decisive Strike gives nothing to units that come later" {
  rules = { "477.3", "359.3" },
  board = {
    A = { hand = { "Decisive Strike", { vanilla(2), as = "late" } }, runes = { body = 7 }, base = { { vanilla(1), as = "home" } } },
  },
  play = function(s)
    s.A:play("Decisive Strike")
    s:resolve()
    s.A:play("late")
    s:expect("late", { might = 2, at = "base" })
    s:expect("home", { might = 3 })
  end,
}
