scenario "Legion Rearguard enters ready for an energy and a fury more" {
  rules = { "805" },
  cases = { { name = "accelerated", yes = true, runes = 2, ready = 0 }, { name = "not", yes = false, runes = 3, ready = 1 } },
  board = { A = { hand = { "Legion Rearguard" }, runes = { fury = 3 } } },
  play = function(s, case)
    s.A:play("Legion Rearguard")
    s:owes(s.A, "additional")
    if case.yes then s.A:yes() else s.A:no() end
    s:expect("Legion Rearguard", { at = "base", exhausted = not case.yes })
    s:expect(s.A, { rune_count = case.runes, ready_runes = case.ready })
  end,
}

scenario "Legion Rearguard is not asked for another domain's power" {
  rules = { "805", "357" },
  board = { A = { hand = { "Legion Rearguard" }, runes = { calm = 4 } } },
  play = function(s)
    s.A:play("Legion Rearguard")
    s:expect("Legion Rearguard", { at = "base", exhausted = true })
    s:expect(s.A, { rune_count = 4, ready_runes = 2 })
  end,
}
