scenario "R073 End of turn: heal first, then temporary bonuses expire" {
  rules = { "317.2" },
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
    s:resolve()
    s:expect("it", { might = 5, damage = 4 })
    s:next_turn()
    s:expect("it", { at = "north", might = 3, damage = 0 })
  end,
}
