-- A table of cases: each is reported for itself.
scenario "Roll Call draws for each own unit, at most three" {
  rules = { "413.1" },
  cases = {
    { name = "none", units = 0, hand = 0 },
    { name = "one", units = 1, hand = 1 },
    { name = "three", units = 3, hand = 3 },
    { name = "five", units = 5, hand = 3 },
  },
  board = function(case)
    local base = {}
    for n = 1, case.units do base[n] = vanilla(1) end
    return { A = { hand = { "Roll Call" }, runes = { order = 3 }, base = base }, B = { base = { vanilla(2), vanilla(3) } } }
  end,
  play = function(s, case)
    s.A:play("Roll Call")
    s:resolve()
    s:expect(s.A, { hand_size = case.hand, deck_size = 20 - case.hand })
    s:expect(s.B, { hand_size = 0, deck_size = 20 })
  end,
}
