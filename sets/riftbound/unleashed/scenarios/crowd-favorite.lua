scenario "Crowd Favorite turns experience into a buff" {
  rules = { "728", "426" },
  board = { A = { base = { { "Crowd Favorite", exhausted = true } }, xp = 3 }, B = { xp = 5 } },
  play = function(s)
    s.A:activate("Crowd Favorite")
    s:expect(s.A, { xp = 1 })
    s:resolve()
    s:expect("Crowd Favorite", { might = 4, buffs = 1, exhausted = true })
    s.A:refused("activate", "Crowd Favorite")
    s:expect(s.B, { xp = 5 })
  end,
}

scenario "Crowd Favorite hunts for experience" {
  rules = { "823" },
  board = { A = { base = { "Crowd Favorite" } } },
  play = function(s)
    s.A:move("Crowd Favorite", "north")
    s:showdown()
    s:resolve()
    s:expect(s.A, { xp = 1, points = 1 })
    s:expect("Crowd Favorite", { buffs = 0 })
  end,
}
