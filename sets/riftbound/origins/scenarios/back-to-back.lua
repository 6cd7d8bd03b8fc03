scenario "Back to Back gives two to each of two units" {
  rules = { "355.7", "477.3", "317.2" },
  board = {
    A = { hand = { "Back to Back" }, runes = { order = 3 }, base = { { vanilla(1), as = "left" }, { vanilla(5), as = "third" } }, north = { { vanilla(2), as = "right" } } },
    B = { base = { { vanilla(3), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Back to Back")
    s:options("left", "third", "right")
    s.A:choose("left", "right")
    s:resolve()
    s:expect("left", { might = 3 })
    s:expect("right", { might = 4 })
    s:expect("third", { might = 5 })
    s:expect("foe", { might = 3 })
    s:next_turn()
    s:expect("left", { might = 1 })
    s:expect("right", { might = 2 })
  end,
}

scenario "Back to Back needs two units of its player" {
  rules = { "355.8" },
  board = {
    A = { hand = { "Back to Back" }, runes = { order = 3 }, base = { vanilla(1) } },
    B = { base = { vanilla(3) } },
  },
  play = function(s) s.A:refused("play", "Back to Back") end,
}
