card { name = "Test Due", type = "spell", energy = 1, power = { chaos = 1 }, domains = { "chaos" }, script = [[ on_play { effect = function(fx) end } ]] }

scenario "Sivir, Mercenary grows with the second power that is paid this turn" {
  rules = { "444.1", "477" },
  board = { A = { base = { "Sivir, Mercenary" }, hand = { { "Test Due", as = "one" }, { "Test Due", as = "two" } }, pool = { energy = 2, chaos = 2 } } },
  play = function(s)
    s.A:play("one")
    s:resolve()
    s:expect("Sivir, Mercenary", { might = 4, keywords = { "Accelerate" } })
    s.A:play("two")
    s:resolve()
    s:expect("Sivir, Mercenary", { might = 6, keywords = { "Accelerate", "Ganking" } })
    s:next_turn()
    s:expect("Sivir, Mercenary", { might = 4 })
  end,
}

scenario "Sivir, Mercenary counts what Accelerate cost, and not what others pay or energy" {
  rules = { "444.1", "805.1" },
  cases = { { name = "herself", might = 6 }, { name = "energy alone", might = 4 } },
  board = function(case) return { A = { hand = { "Sivir, Mercenary", vanilla(2) }, pool = case.name == "herself" and { energy = 5, chaos = 2 } or { energy = 6, chaos = 1 } } } end,
  play = function(s, case)
    s.A:play("Sivir, Mercenary")
    if case.name == "herself" then s.A:yes() else s.A:play("Vanilla 2") end
    s:expect("Sivir, Mercenary", { might = case.might })
  end,
}
