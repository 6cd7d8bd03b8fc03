scenario "Shadow image: a copy of an enemy unit attacks at once" {
  rules = { "DOC-12", "DOC-11" },
  board = { A = { hand = { "Shadow image" }, resources = 4 }, B = { f0 = { "Ravager", as = "foe", damage = 2 }, f1 = "Maniac" } },
  play = function(s)
    s.A:play("Shadow image")
    s:options("foe", "Maniac")
    s.A:choose("foe")
    s:options("A f0", "A f1", "A f2", "A f3")
    s.A:choose("A f2")
    s:count("Ravager", 1, { at = "A f2", damage = 0, copied = true, attack = 6 })
    s.A:pick("attack with Ravager")
    s:expect(s.B, { health = 14 })
  end,
}

scenario "Shadow image is killed by any damage" {
  rules = { "DOC-9.5", "DOC-12" },
  board = { A = { hand = { "Shadow image", "Fire bolt" }, resources = 5 }, B = { f0 = { "Abyssal lord", as = "foe" } } },
  play = function(s)
    s.A:play("Shadow image")
    s.A:choose("foe")
    s.A:choose("A f2")
    s:count("Abyssal lord", 2, { zone = "square" })
    s.A:play("Fire bolt")
    s.A:pick("Abyssal lord (A f2")
    s:count("Abyssal lord", 1)
    s:expect(s.A, { units = 0, graveyard_size = 2 })
  end,
}

scenario "Shadow image copies enemies alone" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Shadow image" }, resources = 4, f0 = "Ravager" } },
  play = function(s)
    s.A:refused("play", "Shadow image", { rule = "DOC-16" })
    s:count("Ravager", 1)
  end,
}
