scenario "Blood shaman hut: a card goes back, a unit has +2 attack this turn" {
  rules = { "DOC-3.5" },
  board = { A = { hand = { "Blood shaman hut", "Heal", "Bless" }, resources = 1, f0 = { vanilla(2), as = "it" }, f1 = { vanilla(2), as = "other" } }, B = { f0 = { vanilla(9), as = "foe" } } },
  play = function(s)
    s.A:play("Blood shaman hut")
    s:options("it", "other")
    s.A:choose("it")
    s:options("Heal", "Bless")
    s.A:choose("Heal")
    s:expect("Heal", { zone = "library" })
    s:sees(s.B, "Heal", false)
    s:expect("it", { attack = 4, retaliation = 2 })
    s:expect("other", { attack = 2 })
    s:next_turn()
    s:expect("it", { attack = 2 })
    s:expect("Blood shaman hut", { zone = "graveyard" })
  end,
}

scenario "Blood shaman hut needs a unit of one's own, not a card" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Blood shaman hut" }, resources = 1 }, B = { f0 = vanilla(3) } },
  play = function(s)
    s.A:refused("play", "Blood shaman hut", { rule = "DOC-16" })
    s:expect("Blood shaman hut", { zone = "hand" })
  end,
}

scenario "Blood shaman hut takes a card of its player's hand" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Blood shaman hut", "Heal", "Bless" }, resources = 1, f0 = vanilla(2) }, B = { hand = { "Weakness" } } },
  play = function(s)
    s.A:play("Blood shaman hut")
    s.A:choose(vanilla(2))
    s:options("Heal", "Bless")
    s.A:choose("Bless")
    s:expect("Weakness", { zone = "hand" })
  end,
}
