scenario "R229 Token leaving the board ceases to exist" {
  rules = { "186.1" },
  board = {
    A = { hand = { "Gust" }, runes = { chaos = 1 } },
    B = { north = { "Recruit" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Gust")
    s.A:choose("Recruit")
    s:resolve()
    s:expect_gone("Recruit")
    s:count("Recruit", 0)
    s:expect(s.B, { hand_size = 0 })
    s:expect("north", { controller = false })
  end,
}
