card { name = "Test Well", type = "site", color = { "green" }, generates = { green = 9 } }

scenario "Emperor Time: Absolute Mastery (HTR-1-096): stronger, and a card for a won battle" {
  rules = { "UA-6.7", "UA-10.12" },
  board = { A = { energy = { "Test Well" }, front = { { vanilla(1000), as = "striker" } }, hand = { "HTR-1-096" } }, B = { front = { { vanilla(4000), as = "blocker" } } } },
  play = function(s)
    s.A:play("HTR-1-096")
    s:expect("striker", { bp = 4000, keywords = {} })
    s.A:end_main()
    s.A:attack("striker")
    s.B:block("blocker")
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Emperor Time: Absolute Mastery (HTR-1-096): Kurapika may snipe" {
  rules = { "UA-6.1" },
  board = { A = { energy = { "Test Well" }, front = { "HTR-1-072", { vanilla(1000), as = "other" } }, hand = { "HTR-1-096" } }, B = { front = { { vanilla(4000), as = "target" } } } },
  play = function(s)
    s.A:play("HTR-1-096")
    s.A:choose("HTR-1-072")
    s:expect("HTR-1-072", { keywords = { "Snipe" }, bp = 7000 })
    s.A:end_main()
    s.A:attack("HTR-1-072", "target")
    s:expect("target", { zone = "sideline" })
    s:expect(s.A, { hand_size = 1 })
  end,
}
