scenario "Cartographer raises destiny for good" {
  rules = { "DOC-3.3" },
  board = { A = { hand = { "Cartographer" }, resources = 2, might = 2, magic = 3, destiny = 2 } },
  play = function(s)
    s.A:play("Cartographer")
    s:expect(s.A, { might = 2, magic = 3, destiny = 3, resources = 0 })
    s:next_turn()
    s:next_turn()
    s:expect(s.A, { destiny = 3 })
  end,
}

scenario "Cartographer asks for the destiny that it prints" {
  rules = { "DOC-3.3" },
  board = { A = { hand = { "Cartographer" }, resources = 2, destiny = 1 } },
  play = function(s)
    s.A:refused("play", "Cartographer", { rule = "DOC-3.3", reason = "it takes 2, and there is 1" })
    s:expect(s.A, { destiny = 1 })
  end,
}
