card {
  name = "Test Doctor", type = "unit", energy = 8, might = 6, domains = { "mind" },
  script = [[ static { affects = self, give = { might = count(card { zone = "trash", owner = you }) } } ]],
}

scenario "R213 Trash-dependent Might changes continuously" {
  rules = { "364", "477.3" },
  board = { A = { hand = { { vanilla_spell(0), as = "spell" } }, base = { "Test Doctor" }, trash = { vanilla(1), vanilla_spell(1) } } },
  play = function(s)
    s:expect("Test Doctor", { might = 8 })
    s.A:play("spell")
    s:chain { "spell" }
    s:expect("Test Doctor", { might = 8 })
    s:resolve()
    s:expect("Test Doctor", { might = 9 })
  end,
}
