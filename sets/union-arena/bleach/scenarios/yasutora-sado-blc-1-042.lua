card { name = "Test Want", type = "character", color = { "purple" }, required_energy = 2, bp = 1000 }

scenario "Yasutora Sado (BLC-1-042): a little more energy, then the sideline" {
  rules = { "UA-4.24", "UA-4.25", "UA-10.12" },
  board = { A = { energy = { "BLC-1-042" }, hand = { "Test Want" } } },
  play = function(s)
    s.A:refused("play", "Test Want", { rule = "UA-4.14" })
    s.A:activate("BLC-1-042")
    s:expect("BLC-1-042", { exhausted = true, generates = 2 })
    s.A:play("Test Want", { at = "front" })
    s.A:end_main()
    s:expect("BLC-1-042", { zone = "sideline" })
    s:expect(s.A, { life = 7 })
  end,
}

card { name = "Test Spur", type = "event", script = [[ on_play { effect = function(fx) fx:ready(fx:all(character { yours = true })) end } ]] }

scenario "Yasutora Sado (BLC-1-042): once a turn, and rested it cannot" {
  rules = { "UA-4.25", "UA-4.26" },
  board = { A = { energy = { "BLC-1-042" }, hand = { "Test Spur" } } },
  play = function(s)
    s.A:activate("BLC-1-042")
    s.A:refused("activate", "BLC-1-042", { rule = "UA-4.26" })
    s.A:play("Test Spur")
    s:expect("BLC-1-042", { exhausted = false })
    s.A:refused("activate", "BLC-1-042", { rule = "UA-4.26" })
  end,
}
