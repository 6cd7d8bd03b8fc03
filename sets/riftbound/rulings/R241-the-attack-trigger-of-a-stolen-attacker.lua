card {
  name = "Test Swordsman", type = "unit", energy = 6, might = 6, domains = { "calm" },
  script = [[
    triggered {
      on     = self.attacks,
      target = { foe = unit { enemy = true, here = true } },
      effect = function(fx) fx:deal(fx.self.might, fx.foe) end,
    }
  ]],
}
card {
  name = "Test Lure", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:take_control(fx.it) end } ]],
}

scenario "R241 Attack trigger of a stolen attacker still belongs to its old controller" {
  rules = { "359.3", "323.2", "191.4" },
  board = {
    A = { base = { { "Test Swordsman", as = "it" } } },
    B = { hand = { "Test Lure" }, north = { { vanilla(6), as = "guard" }, { vanilla(1), as = "other" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("it", "north")
    s.A:choose("guard")
    s.A:pass()
    s.B:play("Test Lure")
    s.B:choose("it")
    s.B:pass()
    s.A:pass()
    s:expect("it", { controller = s.B, defending = true })
    s:resolve()
    s:expect("guard", { zone = "trash" })
  end,
}
