card { name = "Test Surge", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 2, lasts = "turn" }) end } ]] }

scenario "Fiora, Worthy readies who becomes Mighty, for power" {
  rules = { "709", "415" },
  cases = { { name = "paid", yes = true }, { name = "declined", yes = false } },
  board = { A = { base = { "Fiora, Worthy", { vanilla(3), as = "rising", exhausted = true } }, hand = { "Test Surge" }, runes = { order = 1 } } },
  play = function(s, case)
    s.A:play("Test Surge")
    s.A:choose("rising")
    s.A:pass()
    s.B:pass()
    if case.yes then s.A:yes() else s.A:no() end
    s:resolve()
    s:expect("rising", { might = 5, exhausted = not case.yes })
    s:expect(s.A, { rune_count = case.yes and 0 or 1 })
  end,
}

scenario "Fiora, Worthy has no eye for who is not, was already, or is an enemy" {
  rules = { "709" },
  cases = { { name = "not", it = "small", might = 4 }, { name = "already", it = "big", might = 7 }, { name = "enemy", it = "foe", might = 5 } },
  board = {
    A = { base = { "Fiora, Worthy", { vanilla(2), as = "small", exhausted = true }, { vanilla(5), as = "big", exhausted = true } }, hand = { "Test Surge" }, runes = { order = 1 } },
    B = { base = { { vanilla(3), as = "foe", exhausted = true } } },
  },
  play = function(s, case)
    s.A:play("Test Surge")
    s.A:choose(case.it)
    s:resolve()
    s:expect(case.it, { might = case.might, exhausted = true })
    s:expect(s.A, { rune_count = 1 })
  end,
}
