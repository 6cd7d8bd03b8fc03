scenario "R009 Spell whose only target vanished is still played" {
  rules = { "359.3", "419.4" },
  board = {
    A = { hand = { "Hextech Ray" }, runes = { fury = 1 }, base = { "Ravenbloom Student" } },
    B = { hand = { "Flash" }, runes = { chaos = 2 }, north = { { vanilla(3), as = "it" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Hextech Ray")
    s.A:choose("it")
    s.A:pass()
    s.B:play("Flash")
    s.B:choose("it")
    s:resolve()
    s:expect("it", { at = "base", damage = 0 })
    s:expect("Hextech Ray", { zone = "trash" })
    s:expect("Ravenbloom Student", { might = 3 })
    s:expect(s.A, { rune_count = 0, energy = 0, fury = 0 })
  end,
}
