scenario "Call to Duty finds a unit" {
  rules = { "DOC-12", "DOC-16" },
  board = { A = { hand = { "Call to Duty" }, resources = 3, library = { "Heal", "Gold pile", "Maniac", "Demented" } }, B = { library = { "Lamasu" } } },
  play = function(s)
    s.A:play("Call to Duty")
    s:options("Maniac", "Demented")
    s:sees(s.A, "Heal") -- the whole library, so that nobody learns how many cards could be found
    s:sees(s.B, "Heal", false)
    s.A:choose("Demented")
    s:expect("Demented", { zone = "hand" })
    s:sees(s.B, "Demented", false)
    s:expect(s.A, { hand_size = 1, library_size = 3 })
    s:logged("DOC-12")
  end,
}

scenario "Call to Duty finds nothing where no unit is" {
  rules = { "DOC-12" },
  board = { A = { hand = { "Call to Duty" }, resources = 3, library = { "Heal" } }, B = { library = { "Lamasu" } } },
  play = function(s)
    s.A:play("Call to Duty")
    s:expect(s.A, { hand_size = 0, library_size = 1 })
  end,
}
