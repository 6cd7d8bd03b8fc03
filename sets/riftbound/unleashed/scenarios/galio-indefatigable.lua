scenario "Galio, Indefatigable strikes nobody in combat" {
  rules = { "465" },
  board = {
    A = { base = { "Galio, Indefatigable" } }, B = { north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Galio, Indefatigable", "north")
    s:showdown()
    s:expect("guard", { at = "north", damage = 0 })
    s:expect("Galio, Indefatigable", { at = "base", might = 6, tags = { "Demacia", "Galio" }, domains = { "order" } })
    s:expect(s.A, { points = 0 })
  end,
}

scenario "Galio, Indefatigable lets others strike while he takes the blows" {
  rules = { "465", "815" },
  board = {
    A = { base = { "Galio, Indefatigable", { vanilla(2), as = "friend" } } }, B = { north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move({ "Galio, Indefatigable", "friend" }, "north")
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect("friend", { at = "north", damage = 0 })
    s:expect("Galio, Indefatigable", { at = "north", keywords = { "Deflect", "Tank" } })
    s:expect(s.A, { points = 1 })
  end,
}
