scenario "Arena lets a hero with less health strike" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Arena", "Arena" }, resources = 4, damage = 1 } },
  play = function(s)
    s.A:play("Arena")
    s:options("Draw 1", "3 damage to the enemy hero")
    s.A:pick("3 damage to the enemy hero")
    s:expect(s.B, { health = 17 })
    s.A:play("Arena") -- not less than 17 any more
    s:options("Draw 1")
    s.A:pick("Draw 1")
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Arena only draws at equal health" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Arena" }, resources = 2 } },
  play = function(s)
    s.A:play("Arena")
    s:options("Draw 1")
    s.A:pick("Draw 1")
    s:expect(s.A, { hand_size = 1, resources = 0 })
    s:expect(s.B, { health = 20 })
  end,
}
