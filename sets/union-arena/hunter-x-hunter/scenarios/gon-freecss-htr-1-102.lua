card { name = "Test Well", type = "site", color = { "green" }, generates = { green = 9 } }

scenario "Gon Freecss (HTR-1-102): raided, all are stronger" {
  rules = { "UA-5.4", "UA-11.1" },
  board = { A = { energy = { "Test Well", { vanilla(1000), as = "friend" } }, front = { "HTR-1-075" }, hand = { "HTR-1-102" } } },
  play = function(s)
    s.A:raid("HTR-1-102", "HTR-1-075")
    s:expect("HTR-1-102", { bp = 5000, impact = 1 })
    s:expect("friend", { bp = 2000 })
    s.A:end_main()
    s.A:pass()
    s:expect("HTR-1-102", { bp = 4000, impact = 1 })
  end,
}

scenario "Gon Freecss (HTR-1-102): no raid on a raided one" {
  rules = { "UA-5.2", "UA-5.5" },
  board = { A = { energy = { "Test Well" }, front = { { "HTR-1-102", as = "first" } }, hand = { { "HTR-1-102", as = "second" } } } },
  play = function(s)
    s:expect("first", { impact = 0 })
    s.A:refused("raid", "second", "first", { rule = "UA-5.2" })
  end,
}
