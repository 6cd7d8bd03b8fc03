card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Orihime Inoue (BLC-1-035): another small one returns" {
  rules = { "UA-10.4", "UA-2.5" },
  board = { A = { energy = { "Test Well" }, front = { { vanilla(1000), as = "small" }, { "CGH-1-103", as = "large" } }, hand = { "BLC-1-035" } } },
  play = function(s)
    s.A:play("BLC-1-035", { at = "energy" })
    s:expect("small", { zone = "hand" })
    s:expect("large", { at = "front" })
    s:expect("BLC-1-035", { at = "energy", exhausted = true })
  end,
}

scenario "Orihime Inoue (BLC-1-035): without one, it returns itself" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, front = { { "CGH-1-103", as = "large" } }, hand = { "BLC-1-035" } }, B = { front = { vanilla(500) } } },
  play = function(s)
    s.A:play("BLC-1-035", { at = "front" })
    s:expect("BLC-1-035", { zone = "hand" })
    s:expect("large", { at = "front" })
    s:expect(s.A, { ap = 2 })
  end,
}
