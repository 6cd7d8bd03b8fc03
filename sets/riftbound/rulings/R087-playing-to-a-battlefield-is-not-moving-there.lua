scenario "R087 Playing to a battlefield is not moving there" {
  rules = { "446.1", "446.2" },
  board = {
    A = { hand = { "Irresistible Faefolk" }, runes = { body = 2 }, north = { { vanilla(1), as = "mate" } } },
    B = { base = { { vanilla(2), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Irresistible Faefolk", { at = "north" })
    s:expect("Irresistible Faefolk", { at = "north" })
    s:chain {}
    s:owes(s.A, "act")
    s:expect("foe", { at = "base" })
  end,
}
