scenario "Wandering bard finds a unique unit" {
  rules = { "DOC-7.4", "DOC-12" },
  board = { A = { hand = { "Wandering bard" }, resources = 2, library = { "Maniac", "Wyvern rider", "Altar of Asha", "Dark assassin" } }, B = { library = { "The Banshee" } } },
  play = function(s)
    s.A:play("Wandering bard", { at = "f0" })
    s:options("Wyvern rider", "Dark assassin")
    s:sees(s.A, "Maniac") -- the whole library, so that nobody learns how many cards could be found
    s:sees(s.B, "Maniac", false)
    s.A:choose("Dark assassin")
    s:expect("Dark assassin", { zone = "hand" })
    s:sees(s.B, "Dark assassin", false)
    s:expect(s.A, { library_size = 3, hand_size = 1 })
    s:logged("DOC-12")
  end,
}

scenario "Wandering bard finds nothing where no unique unit is" {
  rules = { "DOC-7.4" },
  board = { A = { hand = { "Wandering bard" }, resources = 2, library = { "Maniac" } } },
  play = function(s)
    s.A:play("Wandering bard", { at = "f0" })
    s:expect("Wandering bard", { at = "A f0" })
    s:expect(s.A, { library_size = 1, hand_size = 0 })
  end,
}
