scenario "R065 Stunned unit deals nothing but must be dealt with" {
  rules = { "423", "465.2", "466.1" },
  board = {
    A = { hand = { "Solari Chief" }, runes = { order = 5 }, base = { { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(5), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Solari Chief")
    s.A:choose("guard")
    s:resolve()
    s:expect("guard", { stunned = true, might = 5 })
    s.A:move("raider", "north")
    s:expect("guard", { defending = true })
    s:showdown()
    s:expect("raider", { at = "base", damage = 0, exhausted = true })
    s:expect("guard", { at = "north", damage = 0 })
    s:expect("north", { controller = s.B })
    s:expect(s.A, { points = 0 })
  end,
}
