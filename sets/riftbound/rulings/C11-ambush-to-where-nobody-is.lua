-- Ambush lets a unit be played as a reaction to where its player has units (822). A text may let it be used for other places: it says
-- so with the keyword. Where the unit may be played by Ambush it may be at its usual time too.
card { name = "Test Hunter", type = "unit", energy = 0, might = 6, domains = { "body" }, keywords = { "Ambush" },
  script = [[ permit { what = "play", affects = self, keyword = "Ambush", to = place { battlefield = true, has = unit { enemy = true } } } ]] }
card { name = "Test Wolf", type = "unit", energy = 0, might = 6, domains = { "order" }, keywords = { "Ambush" }, script = [[
additional_cost { name = "prey", cost = { kill = unit { friendly = true, tag = "Poro" } } }
permit { what = "play", affects = self, keyword = "Ambush", to = place { battlefield = true, at = paid.prey } }
]] }
card { name = "Test Pup", type = "unit", energy = 0, might = 1, domains = { "order" }, tags = { "Poro" } }

scenario "C11 Ambush to where enemies are" {
  rules = { "822", "355.2" },
  board = { A = { hand = { "Test Hunter" }, base = { vanilla(1) } }, B = { base = { { vanilla(2), as = "foe" } } }, battlefields = { north = {}, south = {} }, turn = "B" },
  play = function(s)
    s.B:move("foe", "north")
    s.B:pass()
    s.A:play("Test Hunter")
    s:expect("Test Hunter", { place = "north" })
  end,
}

scenario "C11 At the usual time it may be used as well" {
  rules = { "822", "355.2" },
  board = { A = { hand = { "Test Hunter" } }, B = { north = { vanilla(2) } }, battlefields = { north = { controller = "B" }, south = {} } },
  play = function(s)
    s.A:play("Test Hunter")
    s:options("base of A", "north")
    s.A:choose("north")
    s:expect("Test Hunter", { place = "north" })
  end,
}

scenario "C11 Ambush to where what paid for it was" {
  rules = { "822", "356.2", "358.4" },
  cases = { { name = "the one in the fight", pup = "here", place = "north" }, { name = "one at another battlefield", pup = "there", place = "south" } },
  board = {
    A = { hand = { "Test Wolf" }, north = { { "Test Pup", as = "here" } }, south = { { "Test Pup", as = "there" } } },
    B = { base = { { vanilla(2), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "A" } },
    turn = "B",
  },
  play = function(s, case)
    s.B:move("foe", "north")
    s.B:pass()
    s.A:play("Test Wolf")
    s.A:choose(case.pup)
    s:options("north", "south")
    s.A:choose(case.place)
    s:expect("Test Wolf", { place = case.place })
    s:expect(case.pup, { zone = "trash" })
  end,
}
