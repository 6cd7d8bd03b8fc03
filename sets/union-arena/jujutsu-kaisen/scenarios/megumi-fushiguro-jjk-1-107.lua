card { name = "Test Well", type = "site", color = { "blue" }, generates = { blue = 9 } }

scenario "Megumi Fushiguro (JJK-1-107): a small one returns" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "JJK-1-107" } }, B = { front = { { vanilla(3500), as = "strong" } }, energy = { { vanilla(3000), as = "foe" } } } },
  play = function(s)
    s.A:play("JJK-1-107", { at = "front" })
    s:options("foe")
    s.A:choose("foe")
    s:expect("foe", { zone = "hand" })
    s:expect(s.A, { ap = 1 })
  end,
}

scenario "Megumi Fushiguro (JJK-1-107): or nobody" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "JJK-1-107" } }, B = { front = { { vanilla(3000), as = "foe" } } } },
  play = function(s)
    s.A:play("JJK-1-107", { at = "front" })
    s.A:done()
    s:expect("foe", { at = "front" })
  end,
}
