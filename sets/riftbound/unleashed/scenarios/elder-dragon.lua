card {
  name = "Test Spark", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

scenario "Elder Dragon hits one enemy unit at each location, and that is enough" {
  rules = { "383.4", "355.13", "142.4", "323.5" },
  board = {
    A = { hand = { "Elder Dragon" }, pool = { energy = 12, body = 4 }, north = { { vanilla(3), as = "mine" } } },
    B = { base = { { vanilla(8), as = "home" }, { vanilla(2), as = "page" } }, south = { { vanilla(9), as = "guard" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Elder Dragon", { at = "base" })
    s:options("home", "page", "guard")
    s.A:refused("choose", "mine")
    s.A:choose("home")
    s:options("guard")
    s.A:choose("guard")
    s:resolve()
    s:expect("home", { zone = "trash" })
    s:expect("guard", { zone = "trash" })
    s:expect("page", { at = "base", damage = 0 })
    s:expect("south", { controller = false })
  end,
}

scenario "Elder Dragon: any damage of its player kills enemy units, not that of others nor own units" {
  rules = { "142.4", "417.5" },
  cases = { { name = "an enemy unit", it = "foe", dies = true }, { name = "an own unit", it = "mine" } },
  board = {
    A = { hand = { "Test Spark" }, base = { "Elder Dragon", { vanilla(4), as = "mine" } } },
    B = { base = { { vanilla(7), as = "foe" } } },
  },
  play = function(s, case)
    s.A:play("Test Spark")
    s.A:choose(case.it)
    s:resolve()
    if case.dies then
      s:expect(case.it, { zone = "trash" })
    else
      s:expect(case.it, { damage = 1, at = "base" })
    end
  end,
}

scenario "Elder Dragon makes one point a unit enough in the assignment" {
  rules = { "465.2", "142.4" },
  board = {
    A = { base = { "Elder Dragon", { vanilla(2), as = "raider" } } },
    B = { north = { { vanilla(6), as = "one" }, { vanilla(6), as = "two" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:pass()
    s.A:assign { one = 1, two = 1 }
    s:showdown()
    s:expect("one", { zone = "trash" })
    s:expect("two", { zone = "trash" })
    s:expect("raider", { zone = "trash" })
  end,
}

scenario "Elder Dragon remembers who dealt the damage that is there already" {
  rules = { "142.4", "417.6", "323.5" },
  board = {
    A = { hand = { "Elder Dragon", "Test Spark" }, pool = { energy = 12, body = 4 } },
    B = { hand = { { "Test Spark", as = "theirs" } }, base = { { vanilla(7), as = "foe" }, { vanilla(7), as = "other" } } },
  },
  play = function(s)
    s.A:play("Test Spark")
    s.A:choose("foe")
    s.A:pass()
    s.B:play("theirs")
    s.B:choose("other")
    s:resolve()
    s:expect("foe", { damage = 1, at = "base" })
    s:expect("other", { damage = 1, at = "base" })
    s.A:play("Elder Dragon", { at = "base" })
    s:expect("foe", { zone = "trash" })
    s:options("other")
    s.A:done()
    s:resolve()
    s:expect("other", { damage = 1, at = "base" })
  end,
}

card { name = "Test Ledger", type = "gear", energy = 1, domains = { "body" }, script = [[ triggered { on = unit { enemy = true }.damaged, effect = function(fx) fx:gain_xp(fx.event.amount) end } ]] }

scenario "Elder Dragon deals no more than one" {
  rules = { "417.1" },
  board = {
    A = { hand = { "Elder Dragon" }, pool = { energy = 12, body = 4 }, base = { "Test Ledger" } },
    B = { base = { { vanilla(8), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Elder Dragon", { at = "base" })
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { zone = "trash" })
    s:expect(s.A, { xp = 1 })
  end,
}
