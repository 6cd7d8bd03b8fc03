scenario "Charm moves an enemy unit to where its player says" {
  rules = { "355.4", "446.2", "450" },
  cases = { { name = "to a battlefield", to = "south" }, { name = "to its base", to = "base" } },
  board = {
    A = { hand = { "Charm" }, runes = { calm = 1 }, base = { { vanilla(3), as = "mine" } } },
    B = { north = { { vanilla(2), as = "foe", exhausted = true } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:play("Charm")
    s:options("foe")
    s.A:choose("foe")
    s.A:choose(case.to)
    s:resolve()
    s:expect("foe", { at = case.to, exhausted = true })
    if case.to == "south" then
      -- It contests the place, and its player conquers it in another's turn.
      s:expect("south", { contested = true })
      s:owes(s.B, "act")
      s:showdown()
      s:expect(s.B, { points = 1 })
    end
    s:expect("north", { controller = false })
  end,
}

scenario "Charm does not offer where the unit is, and needs an enemy unit" {
  rules = { "355.4", "355.8" },
  cases = { { name = "in base", foe = true }, { name = "nobody", foe = false } },
  board = function(case)
    return {
      A = { hand = { "Charm" }, runes = { calm = 1 }, base = { { vanilla(3), as = "mine" } } },
      B = { base = case.foe and { { vanilla(2), as = "foe" } } or {} },
    }
  end,
  play = function(s, case)
    if not case.foe then return s.A:refused("play", "Charm", { rule = "355.8" }) end
    s.A:play("Charm")
    s.A:choose("foe")
    s:options("north", "south")
    s.A:choose("north")
    s:resolve()
    s:expect("foe", { at = "north" })
  end,
}

scenario "Charm into an own battlefield starts a combat in which the unit attacks" {
  rules = { "452", "464.2" },
  board = {
    A = { hand = { "Charm" }, runes = { calm = 1 }, north = { { vanilla(4), as = "guard" } } },
    B = { base = { { vanilla(2), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Charm")
    s.A:choose("foe")
    s.A:choose("north")
    s:resolve()
    s:expect("foe", { attacking = true })
    s:expect("guard", { defending = true })
    s:showdown()
    s:expect("foe", { zone = "trash" })
    s:expect("guard", { at = "north", damage = 0 })
    s:expect(s.A, { points = 0 })
  end,
}
