scenario "Call to Battle brings one unit of each side to a battlefield of its player" {
  rules = { "420", "190.3", "452", "464.2" },
  board = {
    A = { hand = { "Call to Battle" }, runes = { body = 3 }, base = { { vanilla(4), as = "mine", exhausted = true } }, north = { { vanilla(1), as = "guard" } } },
    B = { base = { { vanilla(3), as = "one" }, { vanilla(5), as = "two" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Call to Battle")
    s:options("mine")
    s.A:choose("mine")
    s:options("north")
    s.A:choose("north")
    s.A:choose(s.B)
    s.A:pass()
    s.B:pass()
    s:owes(s.B, "choose")
    s:options("one", "two")
    s.B:choose("one")
    s:expect("mine", { at = "north", exhausted = true, defending = true })
    s:expect("guard", { at = "north", defending = true })
    s:expect("one", { at = "north", exhausted = false, attacking = true })
    s:expect("two", { at = "base" })
    s:owes(s.B, "act")
  end,
}

scenario "Call to Battle moves its player's unit even when nobody answers" {
  rules = { "055" },
  board = {
    A = { hand = { "Call to Battle" }, runes = { body = 3 }, north = { { vanilla(1), as = "guard" } }, south = { { vanilla(4), as = "mine" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Call to Battle")
    s:options("guard", "mine")
    s.A:choose("mine")
    s:options("north")
    s.A:choose("north")
    s.A:choose(s.B)
    s:resolve()
    s:expect("mine", { at = "north" })
    s:expect("south", { controller = false })
    s:owes(s.A, "act")
  end,
}

scenario "Call to Battle needs a battlefield of its player where the unit is not yet" {
  rules = { "355.8", "446" },
  cases = { { name = "none is theirs" }, { name = "the unit is there", own = true } },
  board = function(case)
    return {
      A = { hand = { "Call to Battle" }, runes = { body = 3 }, base = case.own and {} or { vanilla(2) }, north = case.own and { vanilla(2) } or {} },
      B = { base = { vanilla(3) } },
      battlefields = { north = { controller = case.own and "A" or nil }, south = {} },
    }
  end,
  play = function(s) s.A:refused("play", "Call to Battle") end,
}

scenario "Call to Battle: the opponent is asked for a unit of their own" {
  rules = { "355.10", "420" },
  board = {
    A = { hand = { "Call to Battle" }, pool = { energy = 9, body = 9 }, base = { { vanilla(3), as = "mine" }, { vanilla(2), as = "other" } }, north = { { vanilla(1), as = "anchor" } } },
    B = { base = { { vanilla(2), as = "foe" }, { vanilla(4), as = "second" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Call to Battle")
    s.A:choose("mine")
    s:options("north")
    s.A:choose("north")
    s:options(s.B)
    s.A:choose(s.B)
    s.A:pass()
    s.B:pass()
    s:owes(s.B, "choose")
    s:options("foe", "second")
    s.B:choose("foe")
    s:expect("foe", { at = "north" })
    s:expect("mine", { at = "north" })
    s:expect("second", { at = "base" })
  end,
}
