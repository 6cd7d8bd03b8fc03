card { name = "Test Helper", type = "unit", energy = 5, might = 4, domains = { "body" } }

scenario "Here to Help plays a unit to one of your battlefields for 3 energy less" {
  rules = { "355.2", "356.4", "354.1" },
  format = "skirmish",
  cases = { { name = "north", to = "north" }, { name = "south", to = "south" } },
  board = {
    A = { hand = { "Here to Help", { "Test Helper", as = "helper" } }, north = { vanilla(1) }, south = { vanilla(2) }, pool = { energy = 4, body = 1 } },
    battlefields = { north = { controller = "A" }, south = { controller = "A" }, east = {} },
  },
  play = function(s, case)
    s.A:play("Here to Help")
    s.A:pass() s.B:pass() s.C:pass()
    s.A:choose("helper")
    s:options("north", "south")
    s.A:choose(case.to)
    s.A:pay("pool")
    s:expect("helper", { place = case.to })
    s:expect(s.A, { energy = 0 })
  end,
}

scenario "Here to Help may help nobody, and offers units of your hand alone" {
  rules = { "355.17", "811.1" },
  board = {
    A = { hand = { { "Test Helper", as = "first" }, { "Test Helper", as = "second" }, { vanilla_spell(1), as = "word" } }, facedown = { north = { "Here to Help" } }, north = { vanilla(1) }, pool = { energy = 4 } },
    B = { hand = { { "Test Helper", as = "theirs" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Here to Help")
    s.A:pass() s.B:pass()
    s:options("first", "second")
    s.A:done()
    s:resolve()
    s:expect("first", { zone = "hand" })
  end,
}

scenario "Here to Help is an action, and helps one" {
  rules = { "806.1" },
  board = {
    A = { hand = { "Here to Help", { "Test Helper", as = "first" }, { "Test Helper", as = "second" } }, north = { vanilla(3) }, pool = { energy = 4, body = 1 } },
    B = { base = { { vanilla(2), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("foe", "north")
    s.B:pass()
    s.A:play("Here to Help")
    s.A:pass() s.B:pass()
    s.A:choose("first")
    s.A:pay("pool")
    s:expect("first", { place = "north" })
    s:expect("second", { zone = "hand" })
  end,
}
