card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Gawain (CGH-1-022): raided, it weakens the enemy front line" {
  rules = { "UA-5.4", "UA-10.3" },
  board = { A = { energy = { "Test Well", "CGH-1-103" }, hand = { "CGH-1-022" } }, B = { front = { { vanilla(1000), as = "weak" }, { vanilla(3000), as = "strong" } }, energy = { { vanilla(1000), as = "behind" } } } },
  play = function(s)
    s.A:raid("CGH-1-022", "CGH-1-103", { at = "front" })
    s:expect("CGH-1-022", { at = "front", raided = true })
    s:expect("weak", { zone = "sideline" })
    s:expect("strong", { bp = 2000 })
    s:expect("behind", { bp = 1000 })
    s.A:end_main()
    s.A:attack("CGH-1-022")
    s:owes(s.A, "life") -- with 2000 nobody blocks it
    s.A:choose("life 2")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Gawain (CGH-1-022): plain, it can be blocked by anybody" {
  rules = { "UA-5.5", "UA-6.4" },
  board = { A = { front = { "CGH-1-022" } }, B = { front = { { vanilla(1000), as = "weak" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("CGH-1-022")
    s.B:block("weak")
    s:expect("weak", { zone = "sideline" })
  end,
}
