scenario "Rumble, Hotheaded gives Mechs Assault, himself among them" {
  rules = { "807.1", "364" },
  board = {
    A = { base = { "Rumble, Hotheaded", { "Mega-Mech", as = "mech" }, { vanilla(2), as = "plain" }, { "Mech", as = "token" } } },
    B = { base = { { "Mega-Mech", as = "theirs" } }, north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:expect("mech", { keywords = { "Assault" }, might = 8 })
    s:expect("token", { keywords = { "Assault" }, might = 3 })
    s:expect("plain", { keywords = {} })
    s:expect("theirs", { keywords = {} })
    s.A:move("Rumble, Hotheaded", "north")
    s:expect("Rumble, Hotheaded", { might = 5 })
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect("Rumble, Hotheaded", { at = "north" })
  end,
}

scenario "Rumble, Hotheaded recycles a unit for a cheaper Mech when he conquers" {
  rules = { "383.3", "416.1", "356.4", "402.1" },
  board = {
    A = {
      base = { "Rumble, Hotheaded", { vanilla(5), as = "scrap", buffs = 1 } }, runes = { fury = 1 },
      trash = { "Mega-Mech", { vanilla(3), as = "plain" } },
    },
  },
  play = function(s)
    s.A:move("Rumble, Hotheaded", "north")
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { points = 1 })
    s.A:yes()
    s:options("Mega-Mech")
    s.A:choose("Mega-Mech")
    s:expect("scrap", { zone = "deck" })
    s.A:pass()
    s.B:pass()
    s:options("base", "north")
    s.A:choose("base")
    s.A:pay()
    -- Seven energy, six less.
    s:expect("Mega-Mech", { at = "base", exhausted = true, controller = s.A })
    s:count("Fury Rune", 1, { exhausted = true })
  end,
}

scenario "Rumble, Hotheaded needs another unit and a Mech in the trash" {
  rules = { "402.4", "404.2" },
  cases = { { name = "no Mech", mech = false, unit = true }, { name = "no other unit", mech = true, unit = false } },
  board = function(case)
    return {
      A = {
        base = case.unit and { "Rumble, Hotheaded", vanilla(9) } or { "Rumble, Hotheaded" },
        trash = { case.mech and "Mega-Mech" or vanilla(3) },
      },
    }
  end,
  play = function(s)
    s.A:move("Rumble, Hotheaded", "north")
    s.A:pass()
    s.B:pass()
    s:chain {}
    s:owes(s.A, "act")
    s:expect(s.A, { points = 1 })
  end,
}

card {
  name = "Test Reaper", type = "unit", energy = 1, might = 3, domains = { "fury" },
  script = [[
    triggered {
      on = self.conquers, optional = true, cost = { recycle = unit { friendly = true, other = true } },
      effect = function(fx) fx:draw(fx.paid.recycle.might) end,
    }
  ]],
}
scenario "The unit that paid" {
  rules = { "204", "383.3" },
  board = { A = { base = { "Test Reaper", { vanilla(2), as = "scrap", buffs = 1 } } } },
  play = function(s)
    s.A:move("Test Reaper", "north")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:resolve()
    s:expect(s.A, { hand_size = 3 })
  end,
}

scenario "Rumble, Hotheaded builds out of his own player's trash" {
  rules = { "402.1", "383.3" },
  board = {
    A = { base = { "Rumble, Hotheaded", { vanilla(5), as = "scrap" } }, pool = { energy = 9, fury = 9, mind = 9 } },
    B = { trash = { "Mega-Mech" } },
  },
  play = function(s)
    s.A:move("Rumble, Hotheaded", "north")
    s:showdown()
    s:expect(s.A, { points = 1 })
    s:owes(s.A, "act")
    s:expect("scrap", { at = "base" })
  end,
}
