scenario "Shantiri ruins: a spell of the hand for one of the graveyard" {
  rules = { "DOC-12" },
  board = { A = { hand = { "Shantiri ruins", "Heal", "Gold pile" }, resources = 1, graveyard = { "Bless", "Maniac" } }, B = { graveyard = { "Weakness" } } },
  play = function(s)
    s.A:play("Shantiri ruins")
    s:options("Heal")
    s.A:choose("Heal")
    s:options("Bless")
    s.A:choose("Bless")
    s:expect("Heal", { zone = "graveyard" })
    s:expect("Bless", { zone = "hand" })
    s:expect("Gold pile", { zone = "hand" })
    s:expect("Weakness", { zone = "graveyard" })
  end,
}

scenario "Shantiri ruins needs a spell to discard and a spell that is not unique" {
  rules = { "DOC-16" },
  cases = {
    { name = "without a spell in hand", hand = "Gold pile", lost = "Bless" },
    { name = "with a unique spell alone in the graveyard", hand = "Heal", lost = "Great Spell" },
    { name = "with other cards in the graveyard", hand = "Heal", lost = "Maniac" },
  },
  board = function(case) return { A = { hand = { "Shantiri ruins", case.hand }, resources = 1, graveyard = { case.lost } } } end,
  play = function(s, case)
    s.A:refused("play", "Shantiri ruins", { rule = "DOC-16" })
    s:expect(case.lost, { zone = "graveyard" })
  end,
}
card { name = "Great Spell", type = "spell", schools = { "dark" }, kind = { "instant" }, traits = { "unique" }, cost = 1 }

scenario "Shantiri ruins asks for a spell of its player's hand" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Shantiri ruins", "Heal", "Fire bolt" }, resources = 1, graveyard = { "Bless" } }, B = { hand = { "Weakness" } } },
  play = function(s)
    s.A:play("Shantiri ruins")
    s:options("Heal", "Fire bolt")
    s.A:choose("Fire bolt")
    s.A:choose("Bless")
    s:expect("Bless", { zone = "hand" })
    s:expect("Weakness", { zone = "hand" })
  end,
}
