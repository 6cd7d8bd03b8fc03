scenario "Moonsilk spider: its player's spells cost 1 less" {
  rules = { "DOC-12", "DOC-3.3" },
  board = { A = { hand = { "Insect swarm", "Gold pile" }, resources = 2, b0 = "Moonsilk spider" }, B = { f0 = { vanilla(9), as = "foe" } } },
  play = function(s)
    s.A:play("Insect swarm")
    s:expect(s.A, { resources = 0 })
    s:expect("foe", { damage = 3 })
    s:expect("Moonsilk spider", { at = "A b0" }) -- immune to magic
    s.A:refused("play", "Gold pile", { rule = "DOC-3.3" })
  end,
}

scenario "Moonsilk spiders add up to no less than 0, and help nobody else" {
  rules = { "DOC-12" },
  board = { A = { hand = { "Fire bolt" }, b0 = "Moonsilk spider", b1 = "Moonsilk spider" }, B = { f0 = { vanilla(9), as = "foe" }, hand = { "Insect swarm" }, production = 1 } },
  play = function(s)
    s.A:play("Fire bolt")
    s.A:choose("foe")
    s:expect(s.A, { resources = 0 })
    s:next_turn()
    s.B:refused("play", "Insect swarm", { rule = "DOC-3.3", reason = "it takes 3, and there is 2" })
  end,
}
