card {
  name = "Test Reader", type = "unit", energy = 0, might = 1, domains = { "order" },
  script = [[ triggered { on = card { owner = you }.recycled { by = you, together = true }, effect = function(fx) fx:buff(fx.self) end } ]],
}
card {
  name = "Test Miner", type = "unit", energy = 0, might = 1, domains = { "order" },
  script = [[ triggered { on = rune { yours = true }.recycled, effect = function(fx) fx:buff(fx.self) end } ]],
}
card {
  name = "Test Sweep", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:recycle(fx:all(card { zone = "trash", owner = you })) end } ]],
}
card {
  name = "Test Fee", type = "spell", energy = 0, power = { mind = 1 }, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:gain_xp(1) end } ]],
}

scenario "Recycling cards is told from recycling runes" {
  rules = { "416.1", "357" },
  cases = { { name = "cards", card = "Test Sweep", reader = 1, miner = 0 }, { name = "a rune", card = "Test Fee", reader = 0, miner = 1 } },
  board = function(case)
    return { A = { hand = { case.card }, runes = { mind = 1 }, base = { "Test Reader", "Test Miner" }, trash = { vanilla(1), vanilla(2) } } }
  end,
  play = function(s, case)
    s.A:play(case.card)
    s:resolve()
    s:expect("Test Reader", { buffs = case.reader })
    s:expect("Test Miner", { buffs = case.miner })
  end,
}
