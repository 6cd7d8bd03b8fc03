scenario "Observatory finds a fortune" {
  rules = { "DOC-12", "DOC-16" },
  board = { A = { hand = { "Observatory" }, resources = 3, library = { "Heal", "Gold pile", "Maniac", "Arena" } }, B = { library = { "Campfire" } } },
  play = function(s)
    s.A:play("Observatory")
    s:options("Gold pile", "Arena")
    s:sees(s.A, "Maniac") -- the whole library, so that nobody learns how many cards could be found
    s:sees(s.B, "Maniac", false)
    s.A:choose("Arena")
    s:expect("Arena", { zone = "hand" })
    s:sees(s.B, "Arena", false)
    s:expect(s.A, { hand_size = 1, library_size = 3 })
    s:logged("DOC-12")
  end,
}

scenario "Observatory finds nothing where no fortune is" {
  rules = { "DOC-12" },
  board = { A = { hand = { "Observatory" }, resources = 3, library = { "Heal" } }, B = { library = { "Campfire" } } },
  play = function(s)
    s.A:play("Observatory")
    s:expect(s.A, { hand_size = 0, library_size = 1 })
  end,
}
