scenario "R291 Focus order with three players" {
  rules = { "347", "348" },
  format = "skirmish",
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    C = { north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "C" }, south = {}, east = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:owes(s.A)
    s.A:pass()
    s:owes(s.B)
    s.B:pass()
    s:owes(s.C)
    s:expect("guard", { zone = "battlefield", damage = 0 })
    s.C:pass()
    s:expect("guard", { zone = "trash" })
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "R291 Who fights for neither side may act, and then all pass again" {
  rules = { "346", "347" },
  format = "skirmish",
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { hand = { "Stupefy" }, runes = { mind = 1 } },
    C = { north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "C" }, south = {}, east = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Stupefy")
    s.B:choose("raider")
    s.B:pass()
    s.C:pass()
    s.A:pass()
    s:expect("raider", { might = 4 })
    s:owes(s.C)
    s.C:pass()
    s.A:pass()
    s:owes(s.B)
    s.B:pass()
    s:expect("north", { controller = s.A })
  end,
}
