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

card { name = "Well", type = "character", color = { "green" }, bp = 1000, generates = { green = 3 } }

scenario "Hunter License (HTR-1-099): only the one that paid for it, when the others are active" {
  rules = { "UA-4.15", "UA-10.4" },
  board = { A = { hand = { "Hunter License" }, energy = { "Well" } } },
  play = function(s)
    s.A:play("Hunter License")
    s.A:choose("AP")
    s:expect(s.A, { ap = 3 })
    s:owes(s.A, "act")
  end,
}

scenario "Hunter License (HTR-1-099): without an active AP card it cannot be used" {
  rules = { "UA-4.15" },
  board = { A = { hand = { "Hunter License" }, energy = { "Well" }, ap = { ready = 0, exhausted = 3 } } },
  play = function(s)
    s.A:refused("play", "Hunter License", { rule = "UA-4.15" })
    s:expect(s.A, { ap = 0 })
  end,
}

scenario "Hunter License (HTR-1-099): only own AP cards that are rested, two at most" {
  rules = { "UA-10.4", "UA-4.15" },
  board = { A = { energy = { "Test Well" }, hand = { "HTR-1-099" }, ap = { ready = 2, exhausted = 1 } }, B = { ap = { ready = 0, exhausted = 3 } } },
  play = function(s)
    s.A:play("HTR-1-099")
    s:options("AP", "AP")
    s.A:choose("AP")
    s.A:choose("AP")
    s:owes(s.A, "act")
    s:expect(s.A, { ap = 3 })
    s:expect(s.B, { ap = 0 })
  end,
}
