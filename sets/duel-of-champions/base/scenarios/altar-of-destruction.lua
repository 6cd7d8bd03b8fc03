scenario "Altar of Destruction puts a card back and hurts the enemy hero" {
  rules = { "DOC-6.7" },
  board = { A = { hand = { "Altar of Destruction", "Fire bolt", "Heal" }, resources = 1 } },
  play = function(s)
    s.A:play("Altar of Destruction")
    s:options("Fire bolt", "Heal")
    s.A:choose("Heal")
    s:expect(s.B, { health = 18 })
    s:expect(s.A, { hand_size = 1 })
    s:expect("Heal", { zone = "library" })
    s.A:draw()
    s:expect("Heal", { zone = "hand" })
  end,
}

scenario "Altar of Destruction hurts with an empty hand, too" {
  rules = { "DOC-6.7" },
  board = { A = { hand = { "Altar of Destruction" }, resources = 1 } },
  play = function(s)
    s.A:play("Altar of Destruction")
    s:expect(s.B, { health = 18 })
  end,
}

scenario "Altar of Destruction takes a card of its player's hand" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Altar of Destruction", "Heal", "Bless" }, resources = 1 }, B = { hand = { "Weakness" } } },
  play = function(s)
    s.A:play("Altar of Destruction")
    s:options("Heal", "Bless")
    s.A:choose("Bless")
    s:expect("Weakness", { zone = "hand" })
  end,
}
