scenario "Vanguard Captain as the second card brings two Recruits to where it is" {
  rules = { "812.1", "184.2" },
  board = {
    A = { hand = { "Vanguard Captain", vanilla_spell(0) }, runes = { order = 3 }, north = { vanilla(1) } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play(vanilla_spell(0))
    s:resolve()
    s.A:play("Vanguard Captain", { at = "north" })
    s:resolve()
    s:count("Recruit", 2, { at = "north", controller = s.A, might = 1, exhausted = true })
    s:count("Recruit", 2)
  end,
}

scenario "Vanguard Captain as the first card comes without Recruits" {
  rules = { "812.1" },
  board = { A = { hand = { "Vanguard Captain" }, runes = { order = 3 } } },
  play = function(s)
    s.A:play("Vanguard Captain")
    s:chain {}
    s:count("Recruit", 0)
  end,
}
