card {
  name = "Test Rouse", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 2, lasts = "turn" }) end } ]],
}

scenario "R139 Energy cost never below zero" {
  rules = { "356.5" },
  board = {
    A = { hand = { "Test Rouse", "Sky Splitter" }, runes = { fury = 1 }, base = { "Mega-Mech" } },
    B = { north = { { vanilla(7), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Rouse")
    s.A:choose("Mega-Mech")
    s:resolve()
    s:expect("Mega-Mech", { might = 10 })
    s.A:play("Sky Splitter")
    s.A:choose("foe")
    s:count("Fury Rune", 0, { zone = "runes" })
    s:resolve()
    s:expect("foe", { damage = 5 })
    s:expect(s.A, { energy = 0 })
  end,
}
