card { name = "Test Want", type = "character", color = { "green" }, required_energy = 2, bp = 1000 }

scenario "Satotz (HTR-1-079): a little more energy, then the sideline" {
  rules = { "UA-4.24", "UA-4.25", "UA-10.12" },
  board = { A = { energy = { "HTR-1-079" }, hand = { "Test Want" } } },
  play = function(s)
    s.A:refused("play", "Test Want", { rule = "UA-4.14" })
    s.A:activate("HTR-1-079")
    s:expect("HTR-1-079", { exhausted = true, generates = 2 })
    s.A:play("Test Want", { at = "front" })
    s.A:end_main()
    s:expect("HTR-1-079", { zone = "sideline" })
    s:expect(s.A, { life = 7 })
  end,
}

card { name = "Test Spur", type = "event", script = [[ on_play { effect = function(fx) fx:ready(fx:all(character { yours = true })) end } ]] }

scenario "Satotz (HTR-1-079): once a turn, and rested it cannot" {
  rules = { "UA-4.25", "UA-4.26" },
  board = { A = { energy = { "HTR-1-079" }, hand = { "Test Spur" } } },
  play = function(s)
    s.A:activate("HTR-1-079")
    s.A:refused("activate", "HTR-1-079", { rule = "UA-4.26" })
    s.A:play("Test Spur")
    s:expect("HTR-1-079", { exhausted = false })
    s.A:refused("activate", "HTR-1-079", { rule = "UA-4.26" })
  end,
}

card { name = "Test Shelter", type = "site", color = { "green" }, script = [[ forbid { what = "leave", affects = character { yours = true } } ]] }

card { name = "Test Raze", type = "event", color = { "green" }, script = [[ on_play { effect = function(fx) fx:sideline(fx:all(site { yours = true })) end } ]] }

scenario "Satotz (HTR-1-079): a rested one cannot rest for it, and one that did not stays" {
  rules = { "UA-4.25" },
  board = { A = { energy = { { "Satotz", exhausted = true } } } },
  play = function(s)
    s.A:refused("activate", "Satotz", { rule = "UA-4.25" })
    s:next_turn()
    s:expect("Satotz", { at = "energy", exhausted = false, generates = 1 })
  end,
}

scenario "Satotz (HTR-1-079): two of them may do it, each for itself" {
  rules = { "UA-4.26" },
  board = { A = { energy = { { "Satotz", as = "one" }, { "Satotz", as = "two" } } } },
  play = function(s)
    s.A:activate("one")
    s.A:activate("two")
    s:expect(s.A, { energy = 4 })
    s.A:end_main()
    s.A:order("two", "one")
    s:count("Satotz", 2, { zone = "sideline" })
    s:expect(s.A, { energy = 0 })
  end,
}

scenario "Satotz (HTR-1-079): if it cannot leave the field it stays, and on a later turn nothing is left of it" {
  rules = { "UA-10.12", "UA-8.4" },
  board = { A = { hand = { "Test Raze" }, energy = { "Satotz", "Test Shelter" } } },
  play = function(s)
    s.A:activate("Satotz")
    s:expect("Satotz", { generates = 2 })
    s:next_turn()
    s:expect("Satotz", { at = "energy", generates = 1 })
    s:next_turn()
    s.A:play("Test Raze")
    s:expect("Test Shelter", { zone = "sideline" })
    s:next_turn()
    s:expect("Satotz", { at = "energy", generates = 1 })
  end,
}
