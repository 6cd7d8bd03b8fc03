scenario "Mass grave puts a card back and kills a cheap unit" {
  rules = { "DOC-9.5" },
  board = { A = { hand = { "Mass grave", "Weakness" }, resources = 1 }, B = { f0 = { "Maniac", as = "cheap" }, f1 = { "Demented", as = "two" }, f2 = { "Juggernaut", as = "dear" } } },
  play = function(s)
    s.A:play("Mass grave")
    s:options("cheap", "two")
    s.A:refused("choose", "dear", { rule = "DOC-16", reason = "cost" })
    s.A:choose("two")
    s:expect("Weakness", { zone = "library" })
    s:expect("two", { zone = "graveyard" })
    s:expect("cheap", { at = "B f0" })
  end,
}

scenario "Mass grave lets its player choose which card goes back" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Mass grave", "Weakness", "Heal" }, resources = 1, f0 = "Maniac" } },
  play = function(s)
    s.A:play("Mass grave")
    s.A:choose("Maniac")
    s:options("Weakness", "Heal")
    s.A:choose("Heal")
    s:expect("Heal", { zone = "library" })
    s:expect("Weakness", { zone = "hand" })
  end,
}

scenario "Mass grave takes a card of its player's hand" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Mass grave", "Heal", "Bless" }, resources = 1, f0 = "Maniac" }, B = { hand = { "Weakness" } } },
  play = function(s)
    s.A:play("Mass grave")
    s.A:choose("Maniac")
    s:options("Heal", "Bless")
    s.A:choose("Bless")
    s:expect("Weakness", { zone = "hand" })
  end,
}
