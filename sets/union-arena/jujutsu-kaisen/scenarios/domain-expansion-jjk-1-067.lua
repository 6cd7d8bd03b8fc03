card { name = "Test Well", type = "site", color = { "blue" }, generates = { blue = 9 } }

scenario "Domain Expansion (JJK-1-067): two AP cards become active" {
  rules = { "UA-4.20", "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "JJK-1-067" }, ap = { ready = 1, exhausted = 2 } } },
  play = function(s)
    s.A:play("JJK-1-067")
    s.A:choose("AP")
    s.A:choose("AP")
    s:expect(s.A, { ap = 2 })
    s:expect("JJK-1-067", { zone = "sideline" })
  end,
}

scenario "Domain Expansion (JJK-1-067): or fewer" {
  rules = { "UA-10.4", "UA-4.15" },
  board = { A = { energy = { "Test Well" }, hand = { "JJK-1-067", { "JJK-1-067", as = "second" } }, ap = { ready = 1, exhausted = 1 } } },
  play = function(s)
    s.A:play("JJK-1-067")
    s.A:choose("AP")
    s.A:done()
    s:expect(s.A, { ap = 1 })
    s.A:play("second")
    s.A:done()
    s:expect(s.A, { ap = 0 })
  end,
}
