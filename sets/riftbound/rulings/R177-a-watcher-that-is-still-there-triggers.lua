scenario "R177 ...but one that is still there does" {
  rules = { "383.2" },
  board = {
    A = { base = { "Viktor, Leader" }, north = { { vanilla(2), as = "victim" } } },
    B = { hand = { "Hidden Blade" }, runes = { order = 2 } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:play("Hidden Blade")
    s.B:choose("victim")
    s:resolve()
    s:expect("victim", { zone = "trash" })
    s:count("Recruit", 1, { at = "base", controller = s.A, might = 1 })
  end,
}
