scenario "R143 Replaced cost still counts as paid" {
  rules = { "357.2" },
  board = {
    A = { hand = { "Cruel Patron" }, runes = { order = 4 }, base = { "Zhonya's Hourglass" }, north = { "Recruit" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Cruel Patron", { at = "base" })
    s:expect("Zhonya's Hourglass", { zone = "trash" })
    s:expect("Recruit", { at = "base", exhausted = true })
    s:expect("Cruel Patron", { at = "base", exhausted = true })
  end,
}
