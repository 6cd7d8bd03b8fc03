scenario "Altar of Asha: a unit for a unit" {
  rules = { "DOC-9.5", "DOC-16" },
  board = { A = { hand = { "Altar of Asha" }, resources = 4, might = 2, f0 = { vanilla(1), as = "mine" } }, B = { f0 = { vanilla(9), as = "foe" }, f1 = { vanilla(8), as = "other" } } },
  play = function(s)
    s.A:play("Altar of Asha")
    s:options("Kill a unit of yours and an enemy unit")
    s.A:pick("Kill a unit of yours and an enemy unit")
    s.A:choose("mine")
    s:options("foe", "other")
    s.A:choose("foe")
    s:expect("mine", { zone = "graveyard" })
    s:expect("foe", { zone = "graveyard" })
    s:expect("other", { at = "B f1" })
  end,
}

scenario "Altar of Asha: a living unit for a dead one" {
  rules = { "DOC-7.5", "DOC-16" },
  board = { A = { hand = { "Altar of Asha" }, resources = 4, f0 = { vanilla(1), as = "mine" }, f1 = vanilla(2), graveyard = { "Abyssal lord", "Heal" } }, B = { graveyard = { "Maniac" } } },
  play = function(s)
    s.A:play("Altar of Asha")
    s.A:pick("Kill a unit of yours and deploy")
    s:options("mine", vanilla(2))
    s.A:choose("mine")
    s:options("Abyssal lord")
    s.A:choose("Abyssal lord")
    s:options("A f0", "A f2", "A f3")
    s.A:choose("A f0")
    s:expect("mine", { zone = "graveyard" })
    s:expect("Abyssal lord", { at = "A f0", fresh = true })
  end,
}

scenario "Altar of Asha kills a unit of its player's, in either mode" {
  rules = { "DOC-16" },
  cases = { { name = "for a unit", mode = "Kill a unit of yours and an enemy" }, { name = "for a dead one", mode = "Kill a unit of yours and deploy" } },
  board = { A = { hand = { "Altar of Asha" }, resources = 4, f0 = { vanilla(1), as = "mine" }, graveyard = { "Maniac" } }, B = { f0 = { vanilla(2), as = "foe" } } },
  play = function(s, case)
    s.A:play("Altar of Asha")
    s.A:pick(case.mode)
    s:options("mine")
    s.A:choose("mine")
    s.A:choose(case.name == "for a unit" and "foe" or "Maniac")
    if case.name ~= "for a unit" then s.A:choose("A f3") end
    s:expect("mine", { zone = "graveyard" })
  end,
}
