scenario "Fortified outpost gives resources to who has fewer units" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Fortified outpost" }, resources = 2 }, B = { f0 = vanilla(1) } },
  play = function(s)
    s.A:play("Fortified outpost")
    s.A:pick("Get 4 resources")
    s:expect(s.A, { resources = 4, hand_size = 0 })
  end,
}

scenario "Fortified outpost only draws when the units are as many" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Fortified outpost" }, resources = 2, f0 = vanilla(2) }, B = { f0 = vanilla(1) } },
  play = function(s)
    s.A:play("Fortified outpost")
    s:options("Draw 1")
    s.A:pick("Draw 1")
    s:expect(s.A, { resources = 0, hand_size = 1 })
  end,
}
