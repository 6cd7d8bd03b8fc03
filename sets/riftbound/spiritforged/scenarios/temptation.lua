scenario "Temptation moves an enemy unit to where its player has another" {
  rules = { "355.4", "420" },
  board = {
    A = { hand = { "Temptation" }, runes = { chaos = 2 }, base = { { vanilla(2), as = "mine" } } },
    B = { base = { { vanilla(3), as = "lazy" } }, north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Temptation")
    s:options("lazy", "guard")
    s.A:choose("lazy")
    s:options("north")
    s.A:choose("north")
    s:resolve()
    s:expect("lazy", { at = "north", exhausted = false })
    s:expect("north", { controller = s.B })
  end,
}

scenario "Temptation has no use for a lonely unit" {
  rules = { "355.8", "355.4" },
  board = {
    A = { hand = { "Temptation" }, runes = { chaos = 2 }, north = { vanilla(2) }, base = { vanilla(2) } },
    B = { base = { { vanilla(3), as = "lazy" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s) s.A:refused("play", "Temptation") end,
}

-- Both executions are chosen at the beginning, by where the units are then.
scenario "Temptation, repeated, lures two defenders home" {
  rules = { "420", "323.2" },
  board = {
    A = { hand = { "Temptation" }, runes = { chaos = 4 } },
    B = { north = { { vanilla(4), as = "guard" } }, base = { { vanilla(2), as = "lazy" } }, south = { { vanilla(1), as = "third" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Temptation")
    s.A:yes()
    s.A:choose("guard")
    s:options("base", "south")
    s.A:choose("base")
    s.A:choose("third")
    s:options("base", "north")
    s.A:choose("base")
    s:resolve()
    s:expect("guard", { at = "base" })
    s:expect("third", { at = "base" })
    s:expect("north", { controller = false })
    s:expect("south", { controller = false })
  end,
}

scenario "Temptation leads nowhere when the other unit has gone meanwhile" {
  rules = { "359.3", "355.4" },
  board = {
    A = { hand = { "Temptation" }, runes = { chaos = 2 } },
    B = { hand = { "Test Return" }, base = { { vanilla(3), as = "lazy" } }, north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Temptation")
    s.A:choose("lazy")
    s.A:choose("north")
    s.A:pass()
    s.B:play("Test Return")
    s.B:choose("guard")
    s:resolve()
    s:expect("lazy", { at = "base" })
    s:expect("guard", { zone = "hand" })
  end,
}
card {
  name = "Test Return", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}

scenario "Temptation asks two energy more for the repetition" {
  rules = { "820.1", "357.1" },
  cases = { { name = "one energy too few", energy = 3 }, { name = "enough", energy = 4, ask = true } },
  board = function(case)
    return {
      A = { hand = { "Temptation" }, pool = { energy = case.energy, chaos = 1 } },
      B = { base = { { vanilla(3), as = "lazy" } }, north = { { vanilla(4), as = "guard" } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("Temptation")
    if case.ask then s.A:no() end
    s.A:choose("lazy")
    s.A:choose("north")
    s:resolve()
    s:expect("lazy", { at = "north" })
    s:expect(s.A, { energy = case.energy - 2 })
  end,
}
