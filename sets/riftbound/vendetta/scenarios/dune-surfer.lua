scenario "Dune Surfer lets its player ignore Tank in a combat where it is" {
  rules = { "766", "815.1", "465.2" },
  board = {
    A = { base = { "Dune Surfer" } },
    B = { north = { { vanilla(3, { "Tank" }), as = "wall" }, { vanilla(3), as = "mage" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Dune Surfer", "north")
    s.A:pass()
    s.B:pass()
    s:options("wall", "mage")
    s.A:choose("mage")
    s:expect("mage", { zone = "trash" })
    s:expect("wall", { at = "north", keywords = { "Tank" } })
  end,
}

scenario "Dune Surfer elsewhere does not help, and the other side stays bound" {
  rules = { "815.1", "766" },
  cases = { { name = "in the base" }, { name = "the other side", defend = true } },
  board = function(case)
    return {
      A = { base = { "Dune Surfer", { vanilla(3), as = "raider" } }, north = case.defend and { { vanilla(3, { "Tank" }), as = "own wall" } } or {} },
      B = { base = { { vanilla(3), as = "foe" } }, north = not case.defend and { { vanilla(3, { "Tank" }), as = "wall" }, { vanilla(3), as = "mage" } } or {} },
      battlefields = { north = { controller = case.defend and "A" or "B" }, south = {} },
      turn = case.defend and "B" or "A",
    }
  end,
  play = function(s, case)
    if case.defend then
      s.B:move("foe", "north")
      s:showdown()
      s:expect("own wall", { zone = "trash" })
    else
      s.A:move("raider", "north")
      s:showdown()
      s:expect("wall", { zone = "trash" })
      s:expect("mage", { at = "north" })
    end
  end,
}

scenario "Dune Surfer does not free its player from Backline" {
  rules = { "826.3", "766" },
  board = {
    A = { base = { "Dune Surfer" } },
    B = { north = { { vanilla(3, { "Backline" }), as = "sniper" }, { vanilla(3), as = "mage" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Dune Surfer", "north")
    s:showdown()
    s:expect("mage", { zone = "trash" })
    s:expect("sniper", { at = "north" })
  end,
}
