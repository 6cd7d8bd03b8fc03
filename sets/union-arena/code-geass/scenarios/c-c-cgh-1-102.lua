card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "C.C. (CGH-1-102): a purple character comes back" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "CGH-1-102" }, sideline = { "CGH-1-002", "CGH-1-029", "BLC-1-107", "HTR-1-075" } } },
  play = function(s)
    s.A:play("CGH-1-102", { at = "front" })
    s:options("CGH-1-002", "BLC-1-107")
    s.A:choose("CGH-1-002")
    s:expect("CGH-1-002", { zone = "hand" })
    s:expect("CGH-1-102", { at = "front", bp = 4000 })
    s:expect(s.A, { ap = 1 })
  end,
}

scenario "C.C. (CGH-1-102): or none" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "CGH-1-102" }, sideline = { "CGH-1-002" } } },
  play = function(s)
    s.A:play("CGH-1-102", { at = "front" })
    s.A:done()
    s:expect("CGH-1-002", { zone = "sideline" })
  end,
}
