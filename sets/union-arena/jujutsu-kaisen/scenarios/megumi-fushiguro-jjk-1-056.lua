card { name = "Test Well", type = "site", color = { "blue" }, generates = { blue = 9 } }

scenario "Megumi Fushiguro (JJK-1-056): weakens one" {
  rules = { "UA-10.4", "UA-8.4" },
  board = { A = { energy = { "Test Well" }, hand = { "JJK-1-056" } }, B = { front = { { vanilla(1400), as = "small" } }, energy = { { vanilla(1500), as = "foe" } } } },
  play = function(s)
    s.A:play("JJK-1-056", { at = "front" })
    s:options("foe")
    s.A:choose("foe")
    s:expect("foe", { bp = 500 })
    s.A:end_main()
    s:expect("foe", { bp = 1500 })
  end,
}

scenario "Megumi Fushiguro (JJK-1-056): or nobody" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "JJK-1-056" } }, B = { front = { { vanilla(1500), as = "foe" } } } },
  play = function(s)
    s.A:play("JJK-1-056", { at = "front" })
    s.A:done()
    s:expect("foe", { bp = 1500 })
  end,
}
