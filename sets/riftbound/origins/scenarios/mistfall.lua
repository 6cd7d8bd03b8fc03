card { name = "Test Cheer", type = "spell", energy = 0, domains = { "body" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:buff(fx.it) end } ]] }

scenario "Mistfall readies the unit that you have buffed" {
  rules = { "426", "415", "444" },
  cases = { { name = "paid", yes = true }, { name = "declined", yes = false } },
  board = { A = { base = { "Mistfall", { vanilla(3), as = "mine", exhausted = true } }, hand = { "Test Cheer" }, runes = { body = 1 } } },
  play = function(s, case)
    s.A:play("Test Cheer")
    s.A:choose("mine")
    s.A:pass()
    s.B:pass()
    if case.yes then s.A:yes() else s.A:no() end
    s:resolve()
    s:expect("mine", { might = 4, exhausted = not case.yes })
    s:expect("Mistfall", { exhausted = case.yes })
    s:expect(s.A, { rune_count = case.yes and 0 or 1 })
  end,
}

scenario "Mistfall asks neither for an enemy nor without power" {
  rules = { "444" },
  cases = { { name = "enemy", it = "foe", runes = 1 }, { name = "poor", it = "mine", runes = 0 } },
  board = function(case)
    return {
      A = { base = { "Mistfall", { vanilla(3), as = "mine", exhausted = true } }, hand = { "Test Cheer" }, runes = { body = case.runes } },
      B = { base = { { vanilla(3), as = "foe", exhausted = true } } },
    }
  end,
  play = function(s, case)
    s.A:play("Test Cheer")
    s.A:choose(case.it)
    s:resolve()
    s:expect(case.it, { buffs = 1, exhausted = true })
    s:expect("Mistfall", { exhausted = false })
  end,
}

scenario "Mistfall asks for nothing that an opponent buffs" {
  rules = { "411" },
  board = {
    A = { base = { "Mistfall", { vanilla(3), as = "mine", exhausted = true } }, runes = { body = 1 } },
    B = { hand = { "Test Cheer" } },
    turn = "B",
  },
  play = function(s)
    s.B:play("Test Cheer")
    s.B:choose("mine")
    s:resolve()
    s:expect("mine", { buffs = 1, exhausted = true })
    s:expect("Mistfall", { exhausted = false })
  end,
}
