scenario "R019 Killing the last defender does not close the showdown" {
  rules = { "348", "190.4", "347" },
  board = {
    A = { hand = { "Hextech Ray" }, runes = { fury = 1 }, base = { "Ravenbloom Student" } },
    B = { hand = { "Stupefy" }, runes = { mind = 1 }, north = { "Stalwart Poro" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Ravenbloom Student", "north")
    s:expect("Stalwart Poro", { might = 3 })
    s.A:play("Hextech Ray")
    s.A:choose("Stalwart Poro")
    s.A:pass()
    s.B:pass()
    s:expect("Stalwart Poro", { zone = "trash" })
    s:chain { "Ravenbloom Student" }
    s:resolve()
    s:expect("Ravenbloom Student", { might = 3, at = "north", attacking = true })
    s:owes(s.B, "act")
    s:expect("north", { controller = s.B, contested = true })
    s:expect(s.A, { points = 0 })
    s.B:play("Stupefy")
    s.B:choose("Ravenbloom Student")
    s:resolve()
    s:expect("Ravenbloom Student", { might = 2 })
    s:showdown()
    s:expect("north", { controller = s.A, contested = false })
    s:expect(s.A, { points = 1 })
  end,
}
