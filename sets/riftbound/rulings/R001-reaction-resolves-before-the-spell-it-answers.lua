scenario "R001 Reaction resolves before the spell it answers" {
  rules = { "339.1", "340.1", "340.4", "323.5" },
  board = {
    A = { hand = { "Void Seeker" }, runes = { fury = 3 } },
    B = { hand = { "Discipline" }, runes = { calm = 2 }, north = { { vanilla(3), as = "it" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Void Seeker")
    s.A:choose("it")
    s.A:pass()
    s.B:play("Discipline")
    s.B:choose("it")
    s:chain { "Void Seeker", "Discipline" }
    s.B:pass()
    s.A:pass()
    s:chain { "Void Seeker" }
    s:expect("it", { might = 5, damage = 0 })
    s:expect(s.B, { hand_size = 1 })
    s:expect(s.A, { hand_size = 0 })
    s:owes(s.A, "act")
    s.A:pass()
    s.B:pass()
    s:expect("it", { at = "north", might = 5, damage = 4 })
    s:expect(s.A, { hand_size = 1 })
    s:expect("Void Seeker", { zone = "trash" })
    s:expect("Discipline", { zone = "trash" })
    s:chain {}
    s:owes(s.A, "act")
  end,
}
