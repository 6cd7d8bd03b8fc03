card {
  name = "Test Gloom", type = "unit", energy = 4, might = 4, domains = { "chaos" },
  script = [[ triggered { on = opponents.plays(playing { type = "unit" }), effect = function(fx) fx:stun(fx.event.card) end } ]],
}

scenario "R227 Automatic stun does not choose" {
  rules = { "355.10", "757", "809.1" },
  cases = { { name = "cannot be chosen", card = "Ruin Runner", runes = { body = 6 } }, { name = "Deflect", card = "Pouty Poro", runes = { fury = 2 } } },
  board = function(case)
    return { A = { hand = { case.card }, runes = case.runes }, B = { south = { "Test Gloom" } }, battlefields = { north = {}, south = { controller = "B" } } }
  end,
  play = function(s, case)
    s.A:play(case.card)
    s:chain { "Test Gloom" }
    s:resolve()
    s:expect(case.card, { at = "base", stunned = true })
  end,
}
