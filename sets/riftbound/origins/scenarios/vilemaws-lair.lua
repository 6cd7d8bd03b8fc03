scenario "Vilemaw's Lair keeps units from moving to a base" {
  rules = { "054.1", "144.4" },
  cases = { { name = "from there", place = "north" }, { name = "from elsewhere", place = "south" } },
  board = function(case)
    return {
      A = { [case.place] = { { vanilla(2), as = "unit" } } },
      battlefields = { north = { controller = "A", card = "Vilemaw's Lair" }, south = { controller = "A" } },
    }
  end,
  play = function(s, case)
    if case.place == "north" then
      s.A:refused("move", "unit", "base")
      s:expect("unit", { at = "north", exhausted = false })
    else
      s.A:move("unit", "base")
      s:expect("unit", { at = "base" })
    end
  end,
}

scenario "Vilemaw's Lair stops a spell that moves home, but not a recall" {
  rules = { "456.3", "054.1" },
  board = {
    A = { hand = { "Flash" }, runes = { chaos = 2 }, base = { { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(5), as = "guard", stunned = true } } },
    battlefields = { north = { controller = "B", card = "Vilemaw's Lair" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Flash")
    s.A:choose("raider")
    s:resolve()
    s:expect("raider", { at = "north" })
    s:showdown()
    s:expect("guard", { at = "north" })
    s:expect("raider", { at = "base" })
  end,
}

scenario "Vilemaw's Lair lets units go to another battlefield" {
  rules = { "810.1" },
  board = {
    A = { hand = { "Ride The Wind" }, runes = { chaos = 2 }, north = { { vanilla(2), as = "caught" } } },
    battlefields = { north = { controller = "A", card = "Vilemaw's Lair" }, south = {} },
  },
  play = function(s)
    s.A:play("Ride The Wind")
    s.A:choose("caught")
    s:options("south")
    s.A:choose("south")
    s:resolve()
    s:expect("caught", { at = "south", exhausted = false })
  end,
}
