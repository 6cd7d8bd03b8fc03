scenario "Ambush spot lets melee units and flyers strike the back line" {
  rules = { "DOC-9.2" },
  board = {
    A = { hand = { "Ambush spot" }, resources = 1, f0 = "Juggernaut", f1 = "Lamasu" },
    B = { f0 = { vanilla(1), as = "n0" }, b0 = { vanilla(9), as = "d0" }, f1 = { vanilla(1), as = "n1" }, b1 = { vanilla(9), as = "d1" } },
  },
  play = function(s)
    s.A:refused("attack", "Juggernaut", "d0", { rule = "DOC-9.2" })
    s.A:play("Ambush spot")
    s.A:attack("Juggernaut")
    s:options("n0", "d0")
    s.A:choose("d0")
    s:expect("d0", { damage = 4 })
    s.A:attack("Lamasu")
    s.A:choose("d1")
    s:expect("d1", { damage = 2 })
  end,
}

scenario "Ambush spot is over when the turn ends, and does not open the way to the hero" {
  rules = { "DOC-3.5", "DOC-9.3" },
  board = { A = { hand = { "Ambush spot" }, resources = 1, f0 = "Juggernaut" }, B = { f0 = { vanilla(1), as = "near" }, b0 = { vanilla(1), as = "far" } } },
  play = function(s)
    s.A:play("Ambush spot")
    s.A:refused("attack", "Juggernaut", s.B, { rule = "DOC-9.3" })
    s:next_turn()
    s:expect("Ambush spot", { zone = "graveyard" })
    s:next_turn()
    s.A:refused("attack", "Juggernaut", "far", { rule = "DOC-9.2" })
  end,
}
