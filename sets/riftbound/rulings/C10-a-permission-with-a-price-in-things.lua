-- What a permission to play asks for besides energy and power (204.3) is an additional cost of plays from there (356.2): things and
-- experience are paid, and chosen, as any additional cost is.
local function comes_back(name, cost) card { name = name, type = "unit", energy = 3, might = 2, domains = { "fury" }, script = [[
permit { what = "play", affects = self, zone = "trash", ignore = "cost" }
additional_cost { name = "toll", when = is(self, playing { from = "trash" }), cost = ]] .. cost .. [[ }
]] } end
comes_back("Test Ghoul", "{ discard = 1 }")
comes_back("Test Wraith", "{ energy = 1, kill = unit { friendly = true } }")
comes_back("Test Sage", "{ xp = 2 }")

scenario "C10 From the trash it is played for what its text asks for" {
  rules = { "204.3", "356.2", "419" },
  cases = {
    { name = "a card", card = "Test Ghoul", pays = { "toll" }, gone = "toll" },
    { name = "a unit and energy", card = "Test Wraith", pays = { "serf" }, gone = "serf" },
    { name = "experience", card = "Test Sage", pays = {} },
  },
  board = { A = { hand = { { vanilla(1), as = "toll" }, { vanilla(2), as = "kept" } }, base = { { vanilla(3), as = "serf" }, { vanilla(4), as = "lord" } }, trash = { "Test Ghoul", "Test Wraith", "Test Sage" }, pool = { energy = 1 }, xp = 2 } },
  play = function(s, case)
    s.A:play(case.card)
    for _, it in ipairs(case.pays) do s.A:choose(it) end
    s:resolve()
    s:expect(case.card, { zone = "base" })
    if case.gone then s:expect(case.gone, { zone = "trash" }) end
    s:expect(s.A, { energy = case.card == "Test Wraith" and 0 or 1, xp = case.card == "Test Sage" and 0 or 2 })
  end,
}

scenario "C10 Who has nothing to pay with may not play it from there, and from the hand it costs what is printed" {
  rules = { "357.2", "356.1" },
  board = { A = { hand = { { "Test Ghoul", as = "held" } }, trash = { "Test Sage", "Test Wraith" }, pool = { energy = 3 } } },
  play = function(s)
    s.A:refused("play", "Test Sage")
    s.A:refused("play", "Test Wraith")
    s.A:play("held")
    s:expect("held", { zone = "base" })
    s:expect(s.A, { energy = 0 })
  end,
}
