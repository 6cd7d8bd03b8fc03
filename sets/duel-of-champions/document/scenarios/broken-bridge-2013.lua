scenario "Broken Bridge of 2013 returns units to who controls them" {
  rules = { "DOC-4.4", "DOC-11.2" },
  board = { A = { hand = { "Broken Bridge (2013)" }, resources = 3, f0 = { "Maniac", as = "taken", owner = "B" }, f1 = { "Maniac", as = "stays" } }, B = { b0 = { "Lamasu", as = "foe" } } },
  play = function(s)
    s.A:play("Broken Bridge (2013)")
    s:options("row 0", "row 1", "row 2", "row 3")
    s.A:choose("row 0")
    s:expect("taken", { zone = "hand" })
    s:expect("foe", { zone = "hand" })
    s:expect("stays", { at = "A f1" })
    s:expect(s.A, { hand_size = 1, resources = 0 })
    s:expect(s.B, { hand_size = 1 })
  end,
}

scenario "Broken Bridge of 2013 may fall on an empty row" {
  rules = { "DOC-4.4" },
  board = { A = { hand = { "Broken Bridge (2013)" }, resources = 3, f1 = { "Maniac", as = "stays" } } },
  play = function(s)
    s.A:play("Broken Bridge (2013)")
    s.A:choose("row 3")
    s:expect("stays", { at = "A f1" })
    s:expect("Broken Bridge (2013)", { zone = "graveyard" })
  end,
}
