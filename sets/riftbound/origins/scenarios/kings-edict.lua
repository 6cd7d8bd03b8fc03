scenario "King's Edict: the opponent picks which of the own units dies" {
  rules = { "355.10", "428" },
  board = {
    A = { hand = { "King's Edict" }, runes = { order = 6 }, base = { { vanilla(2), as = "mine" } } },
    B = { base = { { vanilla(1), as = "small" } }, north = { { vanilla(7), as = "large" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("King's Edict")
    s:count("Order Rune", 4, { zone = "runes", exhausted = true })
    s.A:pass()
    s.B:pass()
    s:owes(s.B, "choose")
    s:options("small", "large")
    s.B:choose("small")
    s:expect("small", { zone = "trash" })
    s:expect("large", { at = "north" })
    s:expect("mine", { at = "base" })
  end,
}

scenario "King's Edict chooses no target: Deflect asks for nothing" {
  rules = { "809", "355.10" },
  board = {
    A = { hand = { "King's Edict" }, runes = { order = 6 } },
    B = { base = { "Pouty Poro" } },
  },
  play = function(s)
    s.A:play("King's Edict")
    s:count("Order Rune", 4, { zone = "runes" })
    s:resolve()
    s:expect("Pouty Poro", { zone = "trash" })
  end,
}

scenario "King's Edict with no unit that could be picked resolves for nothing" {
  rules = { "055.1" },
  board = {
    A = { hand = { "King's Edict" }, runes = { order = 6 }, base = { { vanilla(2), as = "mine" } } },
  },
  play = function(s)
    s.A:play("King's Edict")
    s:resolve()
    s:expect("King's Edict", { zone = "trash" })
    s:expect("mine", { at = "base" })
  end,
}

scenario "King's Edict among three: one after the other, and nobody what is chosen already" {
  rules = { "355.10", "428" },
  format = "skirmish",
  board = {
    A = { hand = { "King's Edict" }, runes = { order = 6 }, base = { { vanilla(2), as = "mine" } } },
    B = { base = { { vanilla(1), as = "b1" }, { vanilla(5), as = "b2" } } },
    C = { base = { { vanilla(3), as = "c1" }, { vanilla(4), as = "c2" } } },
  },
  play = function(s)
    s.A:play("King's Edict")
    s.A:pass()
    s.B:pass()
    s.C:pass()
    -- B may pick what is C's.
    s:owes(s.B, "choose")
    s:options("b1", "b2", "c1", "c2")
    s.B:choose("c2")
    s:owes(s.C, "choose")
    s:options("b1", "b2", "c1")
    s:expect("c2", { at = "base" })
    s.C:choose("b2")
    s:expect("c2", { zone = "trash", owner = s.C })
    s:expect("b2", { zone = "trash", owner = s.B })
    s:expect("b1", { at = "base" })
    s:expect("c1", { at = "base" })
    s:expect("mine", { at = "base" })
  end,
}
