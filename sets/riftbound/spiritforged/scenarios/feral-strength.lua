scenario "Feral Strength, repeated, strengthens one unit twice or two once" {
  rules = { "820.1", "820.2" },
  cases = { { name = "one unit", second = "mine", mine = 6, other = 2 }, { name = "two units", second = "other", mine = 4, other = 4 } },
  board = {
    A = { hand = { "Feral Strength" }, runes = { calm = 4 }, base = { { vanilla(2), as = "mine" }, { vanilla(2), as = "other" } } },
  },
  play = function(s, case)
    s.A:play("Feral Strength")
    s.A:yes()
    s.A:choose("mine")
    s.A:choose(case.second)
    s:chain { "Feral Strength" }
    s:count("Calm Rune", 4, { exhausted = true })
    s:resolve()
    s:expect("mine", { might = case.mine })
    s:expect("other", { might = case.other })
    s:next_turn()
    s:expect("mine", { might = 2 })
  end,
}

scenario "Feral Strength is not repeated without its cost" {
  rules = { "820.1", "357.1" },
  cases = { { name = "declined", runes = 4 }, { name = "cannot pay", runes = 3 } },
  board = function(case)
    return { A = { hand = { "Feral Strength" }, runes = { calm = case.runes }, base = { { vanilla(2), as = "mine" } } } }
  end,
  play = function(s, case)
    s.A:play("Feral Strength")
    if case.runes == 4 then s.A:no() end
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 4 })
    s:expect("Feral Strength", { zone = "trash" })
  end,
}
