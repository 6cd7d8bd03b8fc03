card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Kaguya Sumeragi (CGH-1-008): another small one returns" {
  rules = { "UA-10.4", "UA-2.5" },
  board = { A = { energy = { "Test Well" }, front = { { vanilla(1000), as = "small" }, { "CGH-1-103", as = "large" } }, hand = { "CGH-1-008" } } },
  play = function(s)
    s.A:play("CGH-1-008", { at = "energy" })
    s:expect("small", { zone = "hand" })
    s:expect("large", { at = "front" })
    s:expect("CGH-1-008", { at = "energy", exhausted = true })
  end,
}

scenario "Kaguya Sumeragi (CGH-1-008): without one, it returns itself" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, front = { { "CGH-1-103", as = "large" } }, hand = { "CGH-1-008" } }, B = { front = { vanilla(500) } } },
  play = function(s)
    s.A:play("CGH-1-008", { at = "front" })
    s:expect("CGH-1-008", { zone = "hand" })
    s:expect("large", { at = "front" })
    s:expect(s.A, { ap = 2 })
  end,
}
