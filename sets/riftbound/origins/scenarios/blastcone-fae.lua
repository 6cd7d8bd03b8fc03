scenario "Blastcone Fae takes two might, never below one" {
  rules = { "383.4", "477.3", "317.2" },
  cases = { { name = "five", might = 5, after = 3 }, { name = "two", might = 2, after = 1 } },
  board = function(case)
    return { A = { hand = { "Blastcone Fae" }, runes = { mind = 2 } }, B = { base = { { vanilla(case.might), as = "foe" } } } }
  end,
  play = function(s, case)
    s.A:play("Blastcone Fae")
    s:options("Blastcone Fae", "foe")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { might = case.after })
    s:next_turn()
    s:expect("foe", { might = case.might })
  end,
}

scenario "Blastcone Fae must choose itself when it is alone" {
  rules = { "402.4", "355.10" },
  board = { A = { hand = { "Blastcone Fae" }, runes = { mind = 2 } } },
  play = function(s)
    s.A:play("Blastcone Fae")
    s:options("Blastcone Fae")
    s.A:choose("Blastcone Fae")
    s:resolve()
    s:expect("Blastcone Fae", { might = 1 })
  end,
}

scenario "Blastcone Fae from hiding chooses there" {
  rules = { "811", "811.2" },
  board = {
    A = { base = { { vanilla(4), as = "raider" }, { vanilla(3), as = "home" } } },
    B = { facedown = { north = { "Blastcone Fae" } }, north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Blastcone Fae")
    s:expect("Blastcone Fae", { at = "north" })
    s:options("guard", "Blastcone Fae", "raider")
    s.B:choose("raider")
    s:resolve()
    s:expect("raider", { might = 2 })
  end,
}
