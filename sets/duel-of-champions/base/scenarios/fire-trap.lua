scenario "Fire trap: a melee unit or flyer of the row that attacked takes 3" {
  rules = { "DOC-9.7", "DOC-3.4" },
  cases = { { name = "a melee unit", unit = "Juggernaut", left = 1 }, { name = "a flyer", unit = "Lamasu", left = 3 } },
  board = function(case) return { A = { hand = { "Fire trap" }, resources = 1 }, B = { f2 = { case.unit, as = "it" } } } end,
  play = function(s, case)
    s.A:play("Fire trap")
    s.A:choose("row 2")
    s:expect("Fire trap", { row = "row 2" })
    s:next_turn()
    s.B:attack("it")
    s:expect("it", { damage = 3, left = case.left })
    s:expect("Fire trap", { zone = "graveyard" })
    s:expect(s.A, { graveyard_size = 1 })
  end,
}

scenario "Fire trap is not sprung by shooters and on other rows, but by own units" {
  rules = { "DOC-9.7" },
  board = { A = { ongoing = { { "Fire trap", on = "row 0" } }, b0 = "Centaur archer", f1 = { "Juggernaut", as = "elsewhere" }, f0 = { "Ravager", as = "own" } } },
  play = function(s)
    s.A:attack("Centaur archer")
    s.A:attack("elsewhere")
    s:expect("Fire trap", { zone = "ongoing" })
    s:expect("Centaur archer", { damage = 0 })
    s.A:attack("own")
    s:expect("own", { damage = 3 })
    s:expect("Fire trap", { zone = "graveyard" })
  end,
}

scenario "Fire trap leaves alone who is melee and shooter and attacks from the back line" {
  rules = { "DOC-7.1", "DOC-9.7" },
  board = { A = { ongoing = { { "Fire trap", on = "row 0" }, { "Fire trap", on = "row 1" } }, b0 = { "Tormentor", as = "back" }, f1 = { "Tormentor", as = "front" } } },
  play = function(s)
    s.A:attack("back")
    s:expect("back", { damage = 0 })
    s.A:attack("front")
    s:expect("front", { damage = 3 })
    s:count("Fire trap", 1, { zone = "ongoing" })
  end,
}

scenario "Fire trap does not mind flyers of other rows" {
  rules = { "DOC-9.7" },
  board = { A = { ongoing = { { "Fire trap", on = "row 0" } }, b1 = "Lamasu" } },
  play = function(s)
    s.A:attack("Lamasu")
    s:expect("Lamasu", { damage = 0 })
    s:expect("Fire trap", { zone = "ongoing" })
  end,
}
