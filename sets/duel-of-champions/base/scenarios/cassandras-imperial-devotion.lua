scenario "Cassandra's imperial devotion counts the units of both players" {
  rules = { "DOC-5.5", "DOC-11" },
  board = { A = { hand = { "Cassandra's imperial devotion" }, resources = 4, damage = 9, f0 = vanilla(1), f1 = vanilla(2) }, B = { f0 = vanilla(1), damage = 9 } },
  play = function(s)
    s.A:play("Cassandra's imperial devotion")
    s:expect(s.A, { resources = 3, health = 14 })
    s:expect(s.B, { health = 11 })
  end,
}

scenario "Cassandra's imperial devotion does not heal beyond the health of the hero" {
  rules = { "DOC-11" },
  board = { A = { hand = { "Cassandra's imperial devotion" }, resources = 5, damage = 1, f0 = vanilla(1), f1 = vanilla(2) } },
  play = function(s)
    s.A:play("Cassandra's imperial devotion")
    s:expect(s.A, { resources = 3, health = 20 })
  end,
}
