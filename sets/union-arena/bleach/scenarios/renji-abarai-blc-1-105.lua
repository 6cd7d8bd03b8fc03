card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Renji Abarai (BLC-1-105): weak ones fall" {
  rules = { "UA-10.3", "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "BLC-1-105" } }, B = { front = { { vanilla(3000), as = "weak" }, { vanilla(4000), as = "strong" } }, energy = { { vanilla(1000), as = "behind" } } } },
  play = function(s)
    s.A:play("BLC-1-105", { at = "front" })
    s:options("weak", "strong")
    s.A:choose("weak")
    s:expect("weak", { zone = "sideline" })
    s:expect(s.A, { ap = 1 })
  end,
}

scenario "Renji Abarai (BLC-1-105): strong ones for this turn" {
  rules = { "UA-8.4" },
  board = { A = { energy = { "Test Well" }, hand = { "BLC-1-105" } }, B = { front = { { vanilla(4000), as = "strong" } } } },
  play = function(s)
    s.A:play("BLC-1-105", { at = "energy" })
    s.A:choose("strong")
    s:expect("strong", { bp = 1000 })
    s.A:end_main()
    s:expect("strong", { bp = 4000 })
  end,
}
