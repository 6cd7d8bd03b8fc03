scenario "Master Yi, Meditative is stronger with eight runes" {
  rules = { "364.3", "477.3" },
  cases = {
    { name = "seven runes", ready = 7, exhausted = 0, might = 4 },
    { name = "eight runes", ready = 8, exhausted = 0, might = 8 },
    { name = "eight runes, most of them exhausted", ready = 2, exhausted = 6, might = 8 },
    { name = "nine runes", ready = 9, exhausted = 0, might = 8 },
  },
  board = function(case)
    return {
      A = { base = { "Master Yi, Meditative", { vanilla(3), as = "mate" } }, runes = { calm = { ready = case.ready, exhausted = case.exhausted } } },
      B = { runes = { mind = 9 } },
    }
  end,
  play = function(s, case)
    s:expect("Master Yi, Meditative", { might = case.might })
    s:expect("mate", { might = 3 })
  end,
}

scenario "Master Yi, Meditative grows and shrinks with the runes" {
  rules = { "430.1", "476" },
  board = {
    A = { hand = { "Mobilize", "Cannon Barrage" }, base = { "Master Yi, Meditative" }, runes = { body = 7 }, rune_deck = { body = 2 } },
  },
  play = function(s)
    s:expect("Master Yi, Meditative", { might = 4 })
    s.A:play("Mobilize")
    s:resolve()
    s:expect("Master Yi, Meditative", { might = 8 })
    s.A:play("Cannon Barrage")
    s:expect("Master Yi, Meditative", { might = 4 })
    s:resolve()
  end,
}
