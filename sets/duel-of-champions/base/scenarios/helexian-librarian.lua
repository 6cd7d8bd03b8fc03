scenario "Helexian librarian draws as it enters" {
  rules = { "DOC-7.4" },
  board = { A = { hand = { "Helexian librarian" }, resources = 2 } },
  play = function(s)
    s.A:play("Helexian librarian", { at = "f0" })
    s:expect(s.A, { hand_size = 1, resources = 0 })
  end,
}

scenario "Helexian librarian may cost its player health when the library is empty" {
  rules = { "DOC-6.4" },
  board = { A = { hand = { "Helexian librarian" }, resources = 2, library = {} } },
  play = function(s)
    s.A:play("Helexian librarian", { at = "f0" })
    s:expect(s.A, { hand_size = 0, health = 19 })
  end,
}
