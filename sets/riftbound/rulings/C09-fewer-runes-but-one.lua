-- A number of a player that the format sets is one number with what texts give: a gift with a minimum leaves that much of it
-- (315.3, 467, 477.3).
card { name = "Test Drought", type = "unit", energy = 0, might = 8, domains = { "calm" }, script = [[ static { affects = player {}, give = { channel_count = -1, min = 1 } } ]] }
card { name = "Test Spring", type = "unit", energy = 0, might = 8, domains = { "calm" }, script = [[ static { affects = player {}, give = { channel_count = 1 } } ]] }
card { name = "Test Shortcut", type = "unit", energy = 0, might = 8, domains = { "calm" }, script = [[ static { affects = you, give = { victory_score = -9, min = 3 } } ]] }

scenario "C09 One rune fewer, but one at least" {
  rules = { "315.3", "477.3" },
  cases = {
    { name = "one of them", units = { "Test Drought" }, runes = 1 },
    { name = "three of them", units = { "Test Drought", "Test Drought", "Test Drought" }, runes = 1 },
    { name = "one more besides", units = { "Test Drought", "Test Spring" }, runes = 2 },
    { name = "one more", units = { "Test Spring" }, runes = 3 },
    { name = "none", units = {}, runes = 2 },
  },
  board = function(case) return { A = { base = case.units }, turn = "B" } end,
  play = function(s, case)
    s.B:end_turn()
    s:resolve()
    s:expect(s.A, { rune_count = case.runes })
  end,
}

scenario "C09 Fewer points to win, but three at least" {
  rules = { "467", "477.3" },
  cases = { { name = "two are too few", points = 1, over = false }, { name = "three win", points = 2, over = true } },
  board = function(case)
    return { A = { base = { "Test Shortcut" }, north = { vanilla(1) }, points = case.points }, battlefields = { north = { controller = "A" }, south = {} }, turn = "B" }
  end,
  play = function(s, case)
    s.B:end_turn()
    if case.over then s:won(s.A) else s:expect(s.A, { points = 2 }) end
  end,
}
