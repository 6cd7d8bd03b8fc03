scenario "Ice wall: melee units and shooters on the row cannot attack" {
  rules = { "DOC-1", "DOC-3.6" },
  board = { A = { hand = { "Ice wall" }, resources = 1 }, B = { f0 = { "Juggernaut", as = "held" }, b0 = "Centaur archer", f1 = { "Juggernaut", as = "free" } } },
  play = function(s)
    s.A:play("Ice wall")
    s.A:choose("row 0")
    s:next_turn()
    s.B:refused("attack", "held", s.A, { rule = "DOC-1", by = "Ice wall" })
    s.B:refused("attack", "Centaur archer", s.A, { rule = "DOC-1", by = "Ice wall" })
    s.B:attack("free")
    s:expect(s.A, { health = 16 })
    s:next_turn()
    s:expect("Ice wall", { zone = "graveyard" })
  end,
}

scenario "Ice wall lets flyers attack, and stops own units likewise" {
  rules = { "DOC-1" },
  board = { A = { hand = { "Ice wall" }, resources = 1, f0 = "Lamasu", b0 = "Centaur archer" } },
  play = function(s)
    s.A:play("Ice wall")
    s.A:choose("row 0")
    s.A:attack("Lamasu")
    s:expect(s.B, { health = 18 })
    s.A:refused("attack", "Centaur archer", s.B, { rule = "DOC-1", by = "Ice wall" })
  end,
}
