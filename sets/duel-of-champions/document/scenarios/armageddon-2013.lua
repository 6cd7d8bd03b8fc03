scenario "Armageddon of 2013 costs 3 and asks for nothing" {
  rules = { "DOC-14" },
  board = { A = { hand = { "Armageddon (2013)" }, resources = 3, magic = 0, f0 = { vanilla(9), as = "own" } }, B = { f0 = { vanilla(11), as = "foe" } } },
  play = function(s)
    s.A:play("Armageddon (2013)")
    s:expect("own", { zone = "graveyard" })
    s:expect("foe", { damage = 10 })
    s:expect(s.A, { resources = 0 })
  end,
}

scenario "Armageddon of 2013 is magic" {
  rules = { "DOC-9.9" },
  board = { A = { hand = { "Armageddon (2013)" }, resources = 3, f0 = { vanilla(9, { "Immune to Magic" }), as = "own" } } },
  play = function(s)
    s.A:play("Armageddon (2013)")
    s:expect("own", { damage = 0 })
  end,
}
