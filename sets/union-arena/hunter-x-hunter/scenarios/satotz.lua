card { name = "Spring", type = "character", color = { "green" }, bp = 1000, generates = { green = 1 } }
card { name = "Waking", type = "event", color = { "green" }, script = [[ on_play { target = { it = character { yours = true } }, effect = function(fx) fx:ready(fx.it) end } ]] }

scenario "Satotz: rests for 1 green energy more, and is sidelined when the main phase ends" {
  rules = { "UA-4.24", "UA-4.25", "UA-10.12" },
  board = { A = { hand = { "Kiriko" }, energy = { "Satotz" } } },
  play = function(s)
    s:expect("Satotz", { generates = 1, bp = 1000, ap = 1, required_energy = 0, color = "green" })
    s.A:refused("play", "Kiriko", { rule = "UA-4.14" })
    s.A:activate("Satotz")
    s:expect("Satotz", { generates = 2, exhausted = true, at = "energy" })
    s:expect(s.A, { ap = 3 })
    s.A:play("Kiriko", { at = "energy" })
    s:expect("Satotz", { at = "energy" })
    s.A:end_main()
    s:expect("Satotz", { zone = "sideline" })
    s:expect("Kiriko", { at = "energy" })
  end,
}

scenario "Satotz: once a turn, even when something makes it active again" {
  rules = { "UA-4.26" },
  board = { A = { hand = { "Waking" }, energy = { "Satotz" } } },
  play = function(s)
    s.A:activate("Satotz")
    s.A:refused("activate", "Satotz", { rule = "UA-4.26" })
    s.A:play("Waking")
    s:expect("Satotz", { exhausted = false, generates = 2 })
    s.A:refused("activate", "Satotz", { rule = "UA-4.26" })
  end,
}

scenario "Satotz: a rested one cannot rest for it, and one that did not stays" {
  rules = { "UA-4.25" },
  board = { A = { energy = { { "Satotz", exhausted = true } } } },
  play = function(s)
    s.A:refused("activate", "Satotz", { rule = "UA-4.25" })
    s:next_turn()
    s:expect("Satotz", { at = "energy", exhausted = false, generates = 1 })
  end,
}

scenario "Satotz: two of them may do it, each for itself" {
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

card { name = "Test Shelter", type = "site", color = { "green" }, script = [[ forbid { what = "leave", affects = character { yours = true } } ]] }
card { name = "Test Raze", type = "event", color = { "green" }, script = [[ on_play { effect = function(fx) fx:sideline(fx:all(site { yours = true })) end } ]] }

scenario "Satotz: if it cannot leave the field it stays, and on a later turn nothing is left of it" {
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
