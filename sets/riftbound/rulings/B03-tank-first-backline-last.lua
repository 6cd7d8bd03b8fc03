scenario "B03 Tank, plain, Backline is the only order" {
  rules = { "815", "826", "465.2" },
  cases = {
    { name = "three damage", n = 3, plain = "battlefield", back = "battlefield" },
    { name = "five damage", n = 5, plain = "trash", back = "battlefield" },
    { name = "six damage", n = 6, plain = "trash", back = "trash" },
  },
  board = function(case)
    return {
      A = { base = { { vanilla(case.n), as = "attacker" } } },
      B = { north = { { vanilla(2, { "Backline" }), as = "back" }, { vanilla(2), as = "plain" }, { vanilla(2, { "Tank" }), as = "tank" } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("attacker", "north")
    s:showdown()
    s:expect("tank", { zone = "trash" })
    s:expect("plain", { zone = case.plain })
    s:expect("back", { zone = case.back })
  end,
}
