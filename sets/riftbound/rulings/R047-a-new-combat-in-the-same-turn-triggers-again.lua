scenario "R047 A new combat in the same turn triggers again" {
  rules = { "383.4", "464.2" },
  board = {
    A = { hand = { "Charm" }, runes = { calm = 1 }, base = { "Kha'Zix, Mutating Horror" } },
    B = { north = { { vanilla(1), as = "guard" } }, base = { { vanilla(3), as = "charmed" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Kha'Zix, Mutating Horror", "north")
    s:chain { "Kha'Zix, Mutating Horror" }
    s:resolve()
    s:expect("Kha'Zix, Mutating Horror", { might = 6 })
    s:expect(s.A, { xp = 2 })
    s:showdown()
    s:expect("north", { controller = s.A })
    s.A:play("Charm")
    s.A:choose("charmed")
    s.A:choose("north")
    s.A:pass()
    s.B:pass()
    s:expect("charmed", { attacking = true })
    s:chain { "Kha'Zix, Mutating Horror" }
    s:resolve()
    s:expect("Kha'Zix, Mutating Horror", { might = 8, defending = true })
    s:expect(s.A, { xp = 4 })
    s:owes(s.B, "act")
  end,
}
