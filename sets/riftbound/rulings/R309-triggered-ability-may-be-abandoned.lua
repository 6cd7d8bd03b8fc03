card {
  name = "Test Rex", type = "unit", energy = 1, might = 6, domains = { "mind" },
  script = [[ triggered { on = self.played, target = { it = unit { enemy = true, at = "battlefield" } }, effect = function(fx) fx:deal(6, fx.it) end } ]],
}

scenario "R309 Triggered ability may be abandoned" {
  rules = { "404.2", "809.1" },
  board = {
    A = { hand = { "Test Rex" }, runes = { mind = 2 } },
    B = { north = { "Pouty Poro" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Rex")
    -- A lone legal option is still chosen.
    s.A:choose("Pouty Poro")
    s.A:no()
    s:chain {}
    s:expect("Pouty Poro", { damage = 0, at = "north" })
    s:expect("Test Rex", { at = "base" })
    s:expect(s.A, { rune_count = 2 })
    s:owes(s.A, "act")
  end,
}
