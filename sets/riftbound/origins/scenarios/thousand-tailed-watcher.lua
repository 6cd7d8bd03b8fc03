scenario "Thousand-Tailed Watcher weakens all enemy units" {
  rules = { "383.4", "477.3", "317.2" },
  board = {
    A = { hand = { "Thousand-Tailed Watcher" }, pool = { energy = 7, mind = 1 }, base = { { vanilla(5), as = "mine" } } },
    B = { base = { { vanilla(5), as = "one" }, { vanilla(2), as = "two" } }, north = { { vanilla(4), as = "three" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Thousand-Tailed Watcher")
    s:expect("Thousand-Tailed Watcher", { exhausted = true })
    s:resolve()
    s:expect("one", { might = 2 })
    s:expect("two", { might = 1 })
    s:expect("three", { might = 1 })
    s:expect("mine", { might = 5 })
    s:expect("Thousand-Tailed Watcher", { might = 7 })
    s:next_turn()
    s:expect("one", { might = 5 })
    s:expect("two", { might = 2 })
  end,
}

scenario "Thousand-Tailed Watcher accelerated enters ready, which is no readying" {
  rules = { "805", "415" },
  board = { A = { hand = { "Thousand-Tailed Watcher" }, pool = { energy = 8, mind = 2 }, base = { "Test Rooster" } } },
  play = function(s)
    s.A:play("Thousand-Tailed Watcher")
    s.A:yes()
    s:expect("Thousand-Tailed Watcher", { at = "base", exhausted = false })
    s:chain { "Thousand-Tailed Watcher" }
    s:resolve()
    s:expect(s.A, { hand_size = 0, energy = 0, mind = 0 })
  end,
}

card {
  name = "Test Rooster", type = "gear", energy = 1, domains = { "mind" },
  script = [[ triggered { on = unit {}.readied, effect = function(fx) fx:draw(1) end } ]],
}
