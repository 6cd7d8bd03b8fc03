scenario "Fleshbane: a vampire comes back from the graveyard" {
  rules = { "DOC-6.9", "DOC-7.5" },
  board = { A = { hero = "Fleshbane, Champion of the Misshapen", resources = 4, graveyard = { "Vampire knight", "Vampire lord", "Plague zombie" } }, B = { graveyard = { { "Vampire knight", as = "theirs" } } } },
  play = function(s)
    s.A:activate("Fleshbane, Champion of the Misshapen")
    s:options("Vampire knight")
    s.A:choose("Vampire knight")
    s.A:choose("A b1")
    s:expect("Vampire knight", { at = "A b1", fresh = true })
    s:expect("theirs", { zone = "graveyard" })
    s:expect(s.A, { resources = 1 })
  end,
}

scenario "Fleshbane finds no vampire that asks for more than 3 might" {
  rules = { "DOC-16" },
  board = { A = { hero = "Fleshbane, Champion of the Misshapen", resources = 4, graveyard = { "Vampire lord", "Plague zombie" } } },
  play = function(s)
    s.A:refused("activate", "Fleshbane, Champion of the Misshapen", { rule = "DOC-16" })
    s:expect("Vampire lord", { zone = "graveyard" })
  end,
}

scenario "Fleshbane does not call Atropos, who asks for 4 might" {
  rules = { "DOC-16" },
  board = { A = { hero = "Fleshbane, Champion of the Misshapen", resources = 4, graveyard = { "Vampire knight", "Atropos, Weaver of the Dead" } } },
  play = function(s)
    s.A:activate("Fleshbane, Champion of the Misshapen")
    s:options("Vampire knight")
    s.A:choose("Vampire knight")
    s.A:choose("A f0")
    s:expect("Vampire knight", { at = "A f0" })
    s:expect(s.A, { health = 20, might = 2, destiny = 1 })
  end,
}
