scenario "Purge destroys all spells on an enemy unit" {
  rules = { "DOC-12", "DOC-13.1" },
  board = { A = { hand = { "Purge" }, resources = 1, ongoing = { { "Weakness", on = "it" } } }, B = {
    f0 = { vanilla(5), as = "it" }, f1 = { vanilla(5), as = "other" },
    ongoing = { { "Icy weapon", on = "it" }, { "Regeneration", on = "other" }, "Mass regeneration" } } },
  play = function(s)
    s:expect("it", { attack = 6, retaliation = 3 })
    s.A:play("Purge")
    s:options("it", "other")
    s.A:choose("it")
    s:expect("it", { attack = 5, retaliation = 5 })
    s:expect("Weakness", { zone = "graveyard" })
    s:expect("Icy weapon", { zone = "graveyard" })
    s:expect("Regeneration", { zone = "ongoing" })
    s:expect("Mass regeneration", { zone = "ongoing" })
    s:expect(s.B, { graveyard_size = 1 })
  end,
}

scenario "Purge leaves what is no spell" {
  rules = { "DOC-3.5" },
  board = { A = { hand = { "Purge" }, resources = 1 }, B = { f0 = { vanilla(5), as = "it" }, ongoing = { { "Blood shaman hut", on = "it" } } } },
  play = function(s)
    s.A:play("Purge")
    s.A:choose("it")
    s:expect("it", { attack = 7 })
    s:expect("Blood shaman hut", { zone = "ongoing" })
  end,
}

scenario "Purge is for enemy units" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Purge" }, resources = 1, f0 = { vanilla(5), as = "mine" }, ongoing = { { "Bless", on = "mine" } } }, B = { ongoing = { { "Weakness", on = "mine" } } } },
  play = function(s)
    s.A:refused("play", "Purge", { rule = "DOC-16" })
    s:expect("mine", { attack = 5 })
  end,
}
