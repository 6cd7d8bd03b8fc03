card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Trailer (CGH-1-108): comes in active" {
  rules = { "UA-4.18", "UA-4.16" },
  board = { A = { energy = { "Test Well", { "CGH-1-104", as = "ours" } }, front = { { vanilla(1000), as = "stranger" } }, hand = { "CGH-1-108" } } },
  play = function(s)
    s.A:play("CGH-1-108")
    s:expect("CGH-1-108", { at = "energy", exhausted = false })
    s.A:activate("CGH-1-108")
    s:expect("ours", { bp = 2500 })
    s:expect("stranger", { bp = 1000 })
    s:expect("CGH-1-108", { exhausted = true })
  end,
}

scenario "Trailer (CGH-1-108): rested it does nothing" {
  rules = { "UA-4.25", "UA-4.8" },
  board = { A = { energy = { { "CGH-1-108", exhausted = true } } }, B = { front = { "CGH-1-104" } } },
  play = function(s)
    s.A:refused("activate", "CGH-1-108", { rule = "UA-4.25" })
    s:expect("CGH-1-104", { bp = 2000 })
  end,
}
