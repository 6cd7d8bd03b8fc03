card { name = "Test Well", type = "site", color = { "blue" }, generates = { blue = 9 } }

scenario "Nobara Kugisaki (JJK-1-044): another small one returns" {
  rules = { "UA-10.4", "UA-2.5" },
  board = { A = { energy = { "Test Well" }, front = { { vanilla(1000), as = "small" }, { "CGH-1-103", as = "large" } }, hand = { "JJK-1-044" } } },
  play = function(s)
    s.A:play("JJK-1-044", { at = "energy" })
    s:expect("small", { zone = "hand" })
    s:expect("large", { at = "front" })
    s:expect("JJK-1-044", { at = "energy", exhausted = true })
  end,
}

scenario "Nobara Kugisaki (JJK-1-044): without one, it returns itself" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, front = { { "CGH-1-103", as = "large" } }, hand = { "JJK-1-044" } }, B = { front = { vanilla(500) } } },
  play = function(s)
    s.A:play("JJK-1-044", { at = "front" })
    s:expect("JJK-1-044", { zone = "hand" })
    s:expect("large", { at = "front" })
    s:expect(s.A, { ap = 2 })
  end,
}
