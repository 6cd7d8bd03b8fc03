scenario "Rally flag: might is 2 higher until the turn ends" {
  rules = { "DOC-3.5", "DOC-6.11" },
  board = { A = { hand = { "Rally flag", "Juggernaut" }, resources = 5, might = 1 } },
  play = function(s)
    s.A:refused("play", "Juggernaut", { rule = "DOC-3.3" })
    s.A:play("Rally flag")
    s:expect(s.A, { might = 3, base_might = 1 })
    s:expect(s.B, { might = 9 })
    s.A:play("Juggernaut", { at = "f0" })
    s:next_turn()
    s:expect(s.A, { might = 1 })
    s:expect("Rally flag", { zone = "graveyard" })
    s:expect("Juggernaut", { at = "A f0" })
  end,
}

scenario "Rally flags add up" {
  rules = { "DOC-3.5" },
  board = { A = { hand = { "Rally flag", "Rally flag" }, resources = 4, might = 1 } },
  play = function(s)
    s.A:play("Rally flag")
    s.A:play("Rally flag")
    s:expect(s.A, { might = 5 })
  end,
}
