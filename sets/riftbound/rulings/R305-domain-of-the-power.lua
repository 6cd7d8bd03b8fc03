-- The case is of the edition of March 2026, when a unit of several domains could pay with any; by RUP4 (805, 135.2) it takes
-- one of its own. A unit without a domain takes any.
card { name = "Test One", type = "unit", energy = 0, might = 1, domains = { "fury" }, keywords = { "Accelerate" } }
card { name = "Test Two", type = "unit", energy = 0, might = 1, domains = { "fury", "calm" }, keywords = { "Accelerate" } }
card { name = "Test None", type = "unit", energy = 0, might = 1, keywords = { "Accelerate" } }

scenario "R305 Domain of the power" {
  rules = { "805.1", "135.2" },
  cases = {
    { name = "one domain, its own", card = "Test One", power = "fury", ready = true },
    { name = "one domain, another", card = "Test One", power = "calm" },
    { name = "two domains, the second", card = "Test Two", power = "calm", ready = true },
    { name = "two domains, a third", card = "Test Two", power = "mind" },
    { name = "no domain", card = "Test None", power = "mind", ready = true },
  },
  board = function(case) return { A = { hand = { case.card }, pool = { energy = 1, [case.power] = 1 } } } end,
  play = function(s, case)
    s.A:play(case.card)
    -- Who cannot pay is not asked.
    if case.ready then s.A:yes() end
    s:expect(case.card, { at = "base", exhausted = not case.ready })
  end,
}
