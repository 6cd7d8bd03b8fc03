scenario "Grounded returns all flyers to their owners' hands" {
  rules = { "DOC-11.2" },
  board = { A = { hand = { "Grounded" }, resources = 2, f0 = "Lamasu", f1 = "Juggernaut" }, B = { b0 = { "Wild griffin", as = "one" }, f0 = { "Pit lord", as = "two" }, b3 = "Succubus" } },
  play = function(s)
    s.A:play("Grounded")
    s:expect("Lamasu", { zone = "hand" })
    s:expect("one", { zone = "hand" })
    s:expect("two", { zone = "hand" })
    s:expect("Juggernaut", { at = "A f1" })
    s:expect("Succubus", { at = "B b3" })
  end,
}

scenario "Grounded does nothing without flyers" {
  rules = { "DOC-6.7" },
  board = { A = { hand = { "Grounded" }, resources = 2, f1 = "Juggernaut" } },
  play = function(s)
    s.A:play("Grounded")
    s:expect("Juggernaut", { at = "A f1" })
    s:expect("Grounded", { zone = "graveyard" })
  end,
}
