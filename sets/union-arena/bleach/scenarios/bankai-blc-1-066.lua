card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Bankai (BLC-1-066): two AP cards become active" {
  rules = { "UA-4.20", "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "BLC-1-066" }, ap = { ready = 1, exhausted = 2 } } },
  play = function(s)
    s.A:play("BLC-1-066")
    s.A:choose("AP")
    s.A:choose("AP")
    s:expect(s.A, { ap = 2 })
    s:expect("BLC-1-066", { zone = "sideline" })
  end,
}

scenario "Bankai (BLC-1-066): or fewer" {
  rules = { "UA-10.4", "UA-4.15" },
  board = { A = { energy = { "Test Well" }, hand = { "BLC-1-066", { "BLC-1-066", as = "second" } }, ap = { ready = 1, exhausted = 1 } } },
  play = function(s)
    s.A:play("BLC-1-066")
    s.A:choose("AP")
    s.A:done()
    s:expect(s.A, { ap = 1 })
    s.A:play("second")
    s.A:done()
    s:expect(s.A, { ap = 0 })
  end,
}
