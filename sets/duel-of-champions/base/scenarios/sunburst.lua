scenario "Sunburst: 3 damage to each unit on a row, of both players" {
  rules = { "DOC-4.1" },
  board = { A = { hand = { "Sunburst" }, resources = 2, f1 = { vanilla(9), as = "a" }, f2 = { vanilla(9), as = "off" } }, B = { f1 = { vanilla(9), as = "b" }, b1 = { vanilla(9), as = "c" } } },
  play = function(s)
    s.A:play("Sunburst")
    s:options("row 0", "row 1", "row 2", "row 3")
    s.A:choose("row 1")
    s:expect("a", { damage = 3 })
    s:expect("b", { damage = 3 })
    s:expect("c", { damage = 3 })
    s:expect("off", { damage = 0 })
  end,
}

scenario "Sunburst kills and leaves heroes alone" {
  rules = { "DOC-9.5" },
  board = { A = { hand = { "Sunburst" }, resources = 2 }, B = { f1 = { vanilla(3), as = "b" } } },
  play = function(s)
    s.A:play("Sunburst")
    s.A:choose("row 1")
    s:expect("b", { zone = "graveyard" })
    s:expect(s.B, { health = 20 })
  end,
}
