scenario "R077 Battlefield becomes uncontrolled only in an open state" {
  rules = { "190.4", "323.6" },
  board = {
    A = { hand = { "Cruel Patron" }, runes = { order = 4 }, north = { "Recruit" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Cruel Patron", { at = "north" })
    s:count("Recruit", 0)
    s:expect("Cruel Patron", { at = "north", exhausted = true })
    s:expect("north", { controller = s.A, contested = false })
    s:owes(s.A, "act")
    s:chain {}
    s:expect(s.A, { points = 0 })
  end,
}
