card {
  name = "Test Fox", type = "legend", domains = { "calm" },
  script = [[
    triggered {
      on     = unit { enemy = true }.attacks { at = place { controlled = true } },
      effect = function(fx) fx:give(fx.event.subject, { might = -1, min = 1, lasts = "turn" }) end,
    }
  ]],
}
card {
  name = "Test March", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Action" },
  script = [[
    on_play {
      target = { it = unit { friendly = true }, to = destination { of = chosen.it } },
      effect = function(fx) fx:move(fx.it, fx.to) end,
    }
  ]],
}

scenario "R247 Trigger on any attacker" {
  rules = { "383.4", "464.2", "477.3" },
  board = {
    A = { base = { { vanilla(1), as = "one" }, { vanilla(4), as = "four" } } },
    B = { legend = "Test Fox", north = { vanilla(9) } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move({ "one", "four" }, "north")
    s.B:order("Test Fox", "Test Fox")
    s:resolve()
    s:expect("one", { might = 1 })
    s:expect("four", { might = 3 })
  end,
}

-- The attacker of a battlefield that nobody controls, defended by a unit that came later.
scenario "R247 Not where somebody else is in control, or nobody" {
  rules = { "383.2", "464.2" },
  board = {
    A = { base = { { vanilla(4), as = "four" } } },
    B = { legend = "Test Fox", hand = { "Test March" }, base = { { vanilla(9), as = "nine" } } },
  },
  play = function(s)
    s.A:move("four", "south")
    s.A:pass()
    s.B:play("Test March")
    s.B:choose("nine")
    s.B:choose("south")
    s.B:pass()
    s.A:pass()
    s:expect("four", { attacking = true, might = 4 })
    s:chain {}
  end,
}
