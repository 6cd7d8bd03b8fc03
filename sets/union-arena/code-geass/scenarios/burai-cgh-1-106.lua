card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Burai (CGH-1-106): raided, it draws" {
  rules = { "UA-5.1", "UA-5.4" },
  board = { A = { energy = { "Test Well" }, front = { { "CGH-1-104", exhausted = true } }, hand = { "CGH-1-106" } } },
  play = function(s)
    s.A:raid("CGH-1-106", "CGH-1-104")
    s:expect("CGH-1-106", { at = "front", raided = true, exhausted = false })
    s:expect("CGH-1-104", { zone = "under" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Burai (CGH-1-106): played the plain way, it does not" {
  rules = { "UA-5.1", "UA-5.5" },
  board = { A = { energy = { "Test Well" }, front = { { vanilla(1000), as = "stranger" } }, hand = { "CGH-1-106" } } },
  play = function(s)
    s.A:refused("raid", "CGH-1-106", "stranger", { rule = "UA-5.1" })
    s.A:play("CGH-1-106", { at = "front" })
    s:expect("CGH-1-106", { at = "front", raided = false, exhausted = true, tags = { "Black Knights", "KMF" } })
    s:expect(s.A, { hand_size = 0 })
  end,
}
