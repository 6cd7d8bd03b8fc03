-- The case speaks of a text that was corrected later: a cost that leads the text of a trigger is paid at finalization now,
-- one that stands behind "if you do" on resolution as before. Both are shown, by units of their own.
card {
  name = "Test Gambler", type = "unit", energy = 4, might = 4, domains = { "fury" },
  script = [[
    triggered {
      on     = self.attacks,
      effect = function(fx) if fx:may { cost = { power = { fury = 1 } } } then fx:give(fx.self, { might = 2, lasts = "turn" }) end end,
    }
  ]],
}
card {
  name = "Test Braggart", type = "unit", energy = 4, might = 4, domains = { "fury" },
  script = [[
    triggered {
      on = self.attacks, optional = true, cost = { power = { fury = 1 } },
      effect = function(fx) fx:give(fx.self, { might = 2, lasts = "turn" }) end,
    }
  ]],
}
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "R185 \"If you do\" cost stays in the effect" {
  rules = { "383.3", "444.1" },
  board = {
    A = { base = { "Test Gambler" }, runes = { fury = 1 } },
    B = { hand = { "Test Doom" }, north = { vanilla(2) } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Test Gambler", "north")
    s:chain { "Test Gambler" }
    s.A:pass()
    s.B:play("Test Doom")
    s.B:choose("Test Gambler")
    s.B:pass()
    s.A:pass()
    s:expect("Test Gambler", { zone = "trash" })
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "may")
    s.A:no()
    s:count("Fury Rune", 1, { exhausted = false, zone = "runes" })
  end,
}

scenario "R185 A leading cost is paid before anybody can answer" {
  rules = { "383.3", "404.2" },
  board = {
    A = { base = { "Test Braggart" }, runes = { fury = 1 } },
    B = { hand = { "Test Doom" }, north = { vanilla(2) } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Test Braggart", "north")
    s:owes(s.A, "may")
    s.A:yes()
    s:count("Fury Rune", 0, { zone = "runes" })
    s.A:pass()
    s.B:play("Test Doom")
    s.B:choose("Test Braggart")
    s:resolve()
    s:expect("Test Braggart", { zone = "trash" })
    s:count("Fury Rune", 0, { zone = "runes" })
  end,
}
