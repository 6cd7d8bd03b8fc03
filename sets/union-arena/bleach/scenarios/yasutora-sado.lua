card { name = "Waking", type = "event", color = { "purple" }, script = [[ on_play { target = { it = character { yours = true } }, effect = function(fx) fx:ready(fx.it) end } ]] }

scenario "Yasutora Sado: rests for 1 purple energy more, and is sidelined when the main phase ends" {
  rules = { "UA-4.24", "UA-4.25", "UA-10.12" },
  board = { A = { hand = { "Ichigo's Room" }, energy = { "Yasutora Sado" } } },
  play = function(s)
    s:expect("Yasutora Sado", { generates = 1, bp = 1000, ap = 1, required_energy = 0, color = "purple" })
    s.A:refused("play", "Ichigo's Room", { rule = "UA-4.14" })
    s.A:activate("Yasutora Sado")
    s:expect("Yasutora Sado", { generates = 2, exhausted = true, at = "energy" })
    s.A:play("Ichigo's Room")
    s:expect("Yasutora Sado", { at = "energy" })
    s.A:end_main()
    s:expect("Yasutora Sado", { zone = "sideline" })
    s:expect("Ichigo's Room", { at = "energy" })
  end,
}

scenario "Yasutora Sado: once a turn, even when something makes it active again" {
  rules = { "UA-4.26" },
  board = { A = { hand = { "Waking" }, energy = { "Yasutora Sado" } } },
  play = function(s)
    s.A:activate("Yasutora Sado")
    s.A:play("Waking")
    s:expect("Yasutora Sado", { exhausted = false, generates = 2 })
    s.A:refused("activate", "Yasutora Sado", { rule = "UA-4.26" })
  end,
}

scenario "Yasutora Sado: not on the other player's turn, and not from the hand" {
  rules = { "UA-4.24" },
  board = { A = { hand = { { "Yasutora Sado", as = "held" } } }, B = { energy = { { "Yasutora Sado", as = "theirs" } } } },
  play = function(s)
    s.A:refused("activate", "held", { rule = "UA-4.24" })
    s.A:refused("activate", "theirs", { rule = "UA-4.24" })
    s:next_turn()
    s:expect("theirs", { at = "energy", generates = 1 })
  end,
}

card { name = "Test Shelter", type = "site", color = { "purple" }, script = [[ forbid { what = "leave", affects = character { yours = true } } ]] }
card { name = "Test Raze", type = "event", color = { "purple" }, script = [[ on_play { effect = function(fx) fx:sideline(fx:all(site { yours = true })) end } ]] }

scenario "Yasutora Sado: if it cannot leave the field it stays, and on a later turn nothing is left of it" {
  rules = { "UA-10.12", "UA-8.4" },
  board = { A = { hand = { "Test Raze" }, energy = { "Yasutora Sado", "Test Shelter" } } },
  play = function(s)
    s.A:activate("Yasutora Sado")
    s:expect("Yasutora Sado", { generates = 2 })
    s:next_turn()
    s:expect("Yasutora Sado", { at = "energy", generates = 1 })
    s:next_turn()
    s.A:play("Test Raze")
    s:expect("Test Shelter", { zone = "sideline" })
    s:next_turn()
    s:expect("Yasutora Sado", { at = "energy", generates = 1 })
  end,
}
