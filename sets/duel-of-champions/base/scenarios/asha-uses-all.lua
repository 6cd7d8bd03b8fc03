scenario "Asha uses all: a fortune of the hand for one of the graveyard" {
  rules = { "DOC-12" },
  board = { A = { hand = { "Asha uses all", "Heal", "Gold pile" }, resources = 1, graveyard = { "Campfire", "Maniac" } }, B = { graveyard = { "Arena" }, hand = { "Arena" } } },
  play = function(s)
    s.A:play("Asha uses all")
    s:options("Gold pile")
    s.A:choose("Gold pile")
    s:options("Campfire")
    s.A:choose("Campfire")
    s:expect("Gold pile", { zone = "graveyard" })
    s:expect("Campfire", { zone = "hand" })
    s:expect("Heal", { zone = "hand" })
    s:expect(s.B, { graveyard_size = 1 })
  end,
}

scenario "Asha uses all needs a fortune to discard and a fortune that is not unique" {
  rules = { "DOC-16" },
  cases = {
    { name = "without a fortune in hand besides it", hand = "Heal", lost = "Campfire" },
    { name = "with a unique fortune alone in the graveyard", hand = "Gold pile", lost = "Garant's purge" },
    { name = "with other cards in the graveyard", hand = "Gold pile", lost = "Heal" },
  },
  board = function(case) return { A = { hand = { "Asha uses all", case.hand }, resources = 1, graveyard = { case.lost } } } end,
  play = function(s, case)
    s.A:refused("play", "Asha uses all", { rule = "DOC-16" })
    s:expect(case.lost, { zone = "graveyard" })
  end,
}

scenario "Asha uses all asks for a fortune of its player's hand" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Asha uses all", "Gold pile", "Arena" }, resources = 1, graveyard = { "Campfire" } }, B = { hand = { "Cartographer" } } },
  play = function(s)
    s.A:play("Asha uses all")
    s:options("Gold pile", "Arena")
    s.A:choose("Arena")
    s.A:choose("Campfire")
    s:expect("Campfire", { zone = "hand" })
    s:expect("Cartographer", { zone = "hand" })
  end,
}
