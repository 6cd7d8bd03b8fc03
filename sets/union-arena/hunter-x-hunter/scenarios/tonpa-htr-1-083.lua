card { name = "Test Well", type = "site", color = { "green" }, generates = { green = 9 } }

scenario "Tonpa (HTR-1-083): weakens one" {
  rules = { "UA-10.4", "UA-8.4" },
  board = { A = { energy = { "Test Well" }, hand = { "HTR-1-083" } }, B = { front = { { vanilla(1400), as = "small" } }, energy = { { vanilla(1500), as = "foe" } } } },
  play = function(s)
    s.A:play("HTR-1-083", { at = "front" })
    s:options("foe")
    s.A:choose("foe")
    s:expect("foe", { bp = 500 })
    s.A:end_main()
    s:expect("foe", { bp = 1500 })
  end,
}

scenario "Tonpa (HTR-1-083): or nobody" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "HTR-1-083" } }, B = { front = { { vanilla(1500), as = "foe" } } } },
  play = function(s)
    s.A:play("HTR-1-083", { at = "front" })
    s.A:done()
    s:expect("foe", { bp = 1500 })
  end,
}
