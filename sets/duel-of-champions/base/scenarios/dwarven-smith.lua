scenario "Dwarven smith: a card goes back, the hero heals 2, for nothing" {
  rules = { "DOC-11" },
  board = { A = { hand = { "Dwarven smith", "Heal", "Bless" }, damage = 5, destiny = 1 } },
  play = function(s)
    s.A:play("Dwarven smith")
    s:options("Heal", "Bless")
    s.A:choose("Bless")
    s:expect("Bless", { zone = "library" })
    s:sees(s.B, "Bless", false)
    s:expect(s.A, { health = 17, hand_size = 1, library_size = 21 })
    s.A:draw()
    s:expect("Bless", { zone = "hand" })
  end,
}

scenario "Dwarven smith heals with an empty hand, not beyond the health of the hero" {
  rules = { "DOC-11" },
  board = { A = { hand = { "Dwarven smith" }, damage = 1 }, B = { damage = 5 } },
  play = function(s)
    s.A:play("Dwarven smith")
    s:expect(s.A, { health = 20 })
    s:expect(s.B, { health = 15 })
  end,
}

scenario "Dwarven smith takes a card of its player's hand" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Dwarven smith", "Heal", "Bless" } }, B = { hand = { "Weakness" } } },
  play = function(s)
    s.A:play("Dwarven smith")
    s:options("Heal", "Bless")
    s.A:choose("Bless")
    s:expect("Weakness", { zone = "hand" })
  end,
}
