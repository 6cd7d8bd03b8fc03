card { name = "Test Well", type = "site", color = { "green" }, generates = { green = 9 } }

scenario "Gon Freecss (HTR-1-101): Impact when strong" {
  rules = { "UA-11.1", "UA-4.27" },
  board = { A = { energy = { "Test Well" }, front = { "HTR-1-101" }, hand = { "HTR-1-104" } }, B = { front = { { vanilla(1000), as = "blocker" } } } },
  play = function(s)
    s:expect("HTR-1-101", { bp = 3000, impact = 0 })
    s.A:play("HTR-1-104", { at = "energy" })
    s.A:choose("HTR-1-101")
    s:expect("HTR-1-101", { bp = 4000, impact = 1 })
    s.A:end_main()
    s.A:attack("HTR-1-101")
    s.B:block("blocker")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Gon Freecss (HTR-1-101): none otherwise" {
  rules = { "UA-11.1" },
  board = { A = { front = { "HTR-1-101" } }, B = { front = { { vanilla(1000), as = "blocker" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("HTR-1-101")
    s.B:block("blocker")
    s:expect("blocker", { zone = "sideline" })
    s:expect(s.B, { life = 7 })
  end,
}
