scenario "R005 Countered spell: no effect, no refund, not played" {
  rules = { "425.1", "419.4" },
  board = {
    A = { hand = { "Void Seeker" }, runes = { fury = 3 }, base = { "Ravenbloom Student" } },
    B = { hand = { "Wind Wall" }, runes = { calm = 3 }, north = { { vanilla(4), as = "it" } }, base = { { "Ravenbloom Student", as = "rival" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Void Seeker")
    s.A:choose("it")
    s.A:pass()
    s.B:play("Wind Wall")
    s.B:choose("Void Seeker")
    s:resolve()
    s:expect("Void Seeker", { zone = "trash", owner = s.A })
    s:expect("it", { damage = 0 })
    s:expect(s.A, { hand_size = 0, rune_count = 2, ready_runes = 0, energy = 0 })
    s:expect("Ravenbloom Student", { might = 2, controller = s.A })
    -- Wind Wall was played: its player's Student has seen it.
    s:expect("rival", { might = 3 })
  end,
}
