card {
  name = "Test Retreat", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit { at = "battlefield" } }, effect = function(fx) fx:move(fx.it, fx.it.controller.base) end } ]],
}

scenario "R055 Attack trigger uses current Might and current location" {
  rules = { "359.3" },
  cases = { { name = "weaker", card = "Stupefy", might = 5, damage = 5 }, { name = "moved away", card = "Test Retreat", might = 6, damage = 0 } },
  board = {
    A = { base = { "Yasuo, Remorseful" } },
    B = { hand = { "Stupefy", "Test Retreat" }, runes = { mind = 1 }, north = { { vanilla(6), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:move("Yasuo, Remorseful", "north")
    s.A:choose("guard")
    s.A:pass()
    s.B:play(case.card)
    s.B:choose("Yasuo, Remorseful")
    s.B:pass()
    s.A:pass()
    s:chain { "Yasuo, Remorseful" }
    s:resolve()
    s:expect("Yasuo, Remorseful", { might = case.might })
    s:expect("guard", { damage = case.damage })
  end,
}
