card { name = "Test Well", type = "site", color = { "green" }, generates = { green = 9 } }

scenario "Hunter License (HTR-1-099): two AP cards become active" {
  rules = { "UA-4.20", "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "HTR-1-099" }, ap = { ready = 1, exhausted = 2 } } },
  play = function(s)
    s.A:play("HTR-1-099")
    s.A:choose("AP")
    s.A:choose("AP")
    s:expect(s.A, { ap = 2 })
    s:expect("HTR-1-099", { zone = "sideline" })
  end,
}

scenario "Hunter License (HTR-1-099): or fewer" {
  rules = { "UA-10.4", "UA-4.15" },
  board = { A = { energy = { "Test Well" }, hand = { "HTR-1-099", { "HTR-1-099", as = "second" } }, ap = { ready = 1, exhausted = 1 } } },
  play = function(s)
    s.A:play("HTR-1-099")
    s.A:choose("AP")
    s.A:done()
    s:expect(s.A, { ap = 1 })
    s.A:play("second")
    s.A:done()
    s:expect(s.A, { ap = 0 })
  end,
}
