card {
  name = "Test Swordsman", type = "unit", energy = 7, might = 6, domains = { "calm" },
  script = [[
    triggered {
      on     = self.attacks,
      target = { foe = unit { enemy = true, here = true } },
      effect = function(fx) fx:deal(fx.self.might, fx.foe) end,
    }
  ]],
}

scenario "R225 Abilities still work while stunned" {
  rules = { "423.1", "464.2" },
  board = {
    A = { base = { { "Test Swordsman", as = "it", stunned = true } } },
    B = { north = { { vanilla(6), as = "first" }, { vanilla(1), as = "second" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("it", "north")
    s.A:choose("first")
    s.A:pass()
    s.B:pass()
    s:expect("first", { zone = "trash" })
    s:expect("it", { might = 6, stunned = true })
    s:showdown()
    -- In the combat it dealt nothing.
    s:expect("second", { at = "north" })
    s:expect("it", { at = "base" })
  end,
}
