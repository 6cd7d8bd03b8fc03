scenario "Rock wall: a melee attack from the row comes to nothing, and the wall is gone" {
  rules = { "DOC-9.8", "DOC-3.4" },
  board = { A = { hand = { "Rock wall" }, resources = 1, f0 = { "Juggernaut", as = "mine" } }, B = { f0 = { "Ravager", as = "it" }, f1 = { "Ravager", as = "other" } } },
  play = function(s)
    s.A:play("Rock wall")
    s.A:choose("row 0")
    s:next_turn()
    s.B:attack("other")
    s:expect(s.A, { health = 14 })
    s:expect("Rock wall", { zone = "ongoing", row = "row 0" })
    s.B:attack("it")
    s:expect("mine", { damage = 0 })
    s:expect("it", { damage = 0, attacked = true })
    s:expect("Rock wall", { zone = "graveyard" })
  end,
}

scenario "Rock wall does not stop shooters and flyers, nor an attack on its row's hero by others" {
  rules = { "DOC-9.8" },
  board = { A = { f0 = { vanilla(9), as = "mine" }, ongoing = { { "Rock wall", on = "row 0" }, { "Rock wall", on = "row 1" }, { "Rock wall", on = "row 2" } } }, B = { b0 = "Centaur archer", f1 = "Lamasu", f2 = { "Juggernaut", as = "last" } }, turn = "B" },
  play = function(s)
    s.B:attack("Centaur archer")
    s:expect("mine", { damage = 3 })
    s.B:attack("Lamasu")
    s:expect(s.A, { health = 18 })
    s:count("Rock wall", 3, { zone = "ongoing" })
    s.B:attack("last") -- damage to the hero is combat damage, too
    s:expect(s.A, { health = 18 })
    s:count("Rock wall", 2, { zone = "ongoing" })
  end,
}
