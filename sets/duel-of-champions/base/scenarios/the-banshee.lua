scenario "The Banshee kills an enemy unit as it enters" {
  rules = { "DOC-7.4", "DOC-9.5" },
  board = { A = { hand = { "The Banshee" }, resources = 6, magic = 4, f0 = vanilla(1) }, B = { f0 = { "Abyssal lord", as = "one" }, b0 = { "Maniac", as = "two" } } },
  play = function(s)
    s.A:play("The Banshee", { at = "f1" })
    s:options("one", "two")
    s.A:choose("one")
    s:expect("one", { zone = "graveyard" })
    s:expect("two", { at = "B b0" })
  end,
}

scenario "The Banshee may come to an empty battleground" {
  rules = { "DOC-7.4" },
  board = { A = { hand = { "The Banshee" }, resources = 6, f0 = { vanilla(1), as = "own" } } },
  play = function(s)
    s.A:play("The Banshee", { at = "f1" })
    s:owes(s.A, "act")
    s:expect("own", { at = "A f0" })
  end,
}
