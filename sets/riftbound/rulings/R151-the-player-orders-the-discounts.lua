-- The engine takes the order that is best for the payer: 8, 7 after the Apprentice, 0 after the spell's own discount.
scenario "R151 Player orders total-cost discounts" {
  rules = { "356.4" },
  board = {
    A = { hand = { "Sky Splitter" }, runes = { fury = 1 }, base = { { vanilla(7), as = "strong" } }, north = { "Eager Apprentice" } },
    B = { south = { { vanilla(7), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Sky Splitter")
    s.A:choose("foe")
    s:count("Fury Rune", 0, { zone = "runes" })
    s:resolve()
    s:expect("foe", { damage = 5 })
  end,
}

scenario "R151 Without the Apprentice one energy is left to pay" {
  rules = { "356.4", "357.1" },
  board = {
    A = { hand = { "Sky Splitter" }, runes = { fury = { exhausted = 1 } }, base = { { vanilla(7), as = "strong" } } },
    B = { south = { vanilla(7) } },
    battlefields = { north = {}, south = { controller = "B" } },
  },
  play = function(s) s.A:refused("play", "Sky Splitter", { rule = "357.1" }) end,
}
