scenario "Wallop readies a unit" {
  rules = { "415", "357.1" },
  board = {
    A = { hand = { "Wallop" }, runes = { body = 2 }, base = { { vanilla(3), as = "tired", exhausted = true } } },
    B = { base = { { vanilla(3), as = "foe", exhausted = true, buffs = 1 } } },
  },
  play = function(s)
    s.A:play("Wallop")
    s:options("foe", "tired")
    s.A:choose("tired")
    s:count("Body Rune", 2, { exhausted = true })
    s:resolve()
    s:expect("tired", { exhausted = false })
    s:expect("foe", { exhausted = true, buffs = 1 })
  end,
}

scenario "Wallop for a buff costs nothing else" {
  rules = { "355", "701" },
  cases = { { name = "spent", yes = true }, { name = "kept", yes = false } },
  board = {
    A = { hand = { "Wallop" }, runes = { body = 2 }, base = { { vanilla(3), as = "mine", exhausted = true, buffs = 1 } } },
  },
  play = function(s, case)
    s.A:play("Wallop")
    if case.yes then s.A:yes() else s.A:no() end
    s.A:choose("mine")
    s:resolve()
    s:count("Body Rune", case.yes and 0 or 2, { exhausted = true })
    s:expect("mine", { exhausted = false, buffs = case.yes and 0 or 1, might = case.yes and 3 or 4 })
  end,
}

scenario "Wallop without buff and without energy stays in hand" {
  rules = { "357.1" },
  board = { A = { hand = { "Wallop" }, runes = { body = 1 }, base = { { vanilla(3), exhausted = true } } } },
  play = function(s)
    s.A:refused("play", "Wallop", { rule = "357.1" })
    s:expect("Wallop", { zone = "hand" })
  end,
}
