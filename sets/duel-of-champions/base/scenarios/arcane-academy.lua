scenario "Arcane academy finds a spell" {
  rules = { "DOC-12", "DOC-16" },
  board = { A = { hand = { "Arcane academy" }, resources = 3, library = { "Heal", "Gold pile", "Maniac", "Bless" } }, B = { library = { "Weakness" } } },
  play = function(s)
    s.A:play("Arcane academy")
    s:options("Heal", "Bless")
    s:sees(s.A, "Maniac") -- the whole library, so that nobody learns how many cards could be found
    s:sees(s.B, "Maniac", false)
    s.A:choose("Bless")
    s:expect("Bless", { zone = "hand" })
    s:sees(s.B, "Bless", false)
    s:expect(s.A, { hand_size = 1, library_size = 3 })
    s:logged("DOC-12")
  end,
}

scenario "Arcane academy finds nothing where no spell is" {
  rules = { "DOC-12" },
  board = { A = { hand = { "Arcane academy" }, resources = 3, library = { "Maniac" } }, B = { library = { "Weakness" } } },
  play = function(s)
    s.A:play("Arcane academy")
    s:expect(s.A, { hand_size = 0, library_size = 1 })
  end,
}
