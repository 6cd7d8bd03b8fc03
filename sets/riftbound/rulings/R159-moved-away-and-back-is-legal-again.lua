card {
  name = "Test Return", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[
    on_play {
      target = { it = unit { friendly = true }, to = destination { of = chosen.it, battlefield = true } },
      effect = function(fx) fx:move(fx.it, fx.to) end,
    }
  ]],
}

scenario "R159 Moved to base and back is legal again" {
  rules = { "359.3" },
  board = {
    A = { hand = { "Void Seeker" }, runes = { fury = 3 }, rune_deck = { fury = 1 } },
    B = { hand = { "Flash", "Test Return" }, runes = { chaos = 2 }, north = { { vanilla(6), as = "runner" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Void Seeker")
    s.A:choose("runner")
    s.A:pass()
    s.B:play("Flash")
    s.B:choose("runner")
    s.B:pass()
    s.A:pass()
    s:expect("runner", { at = "base" })
    s.A:pass()
    s.B:play("Test Return")
    s.B:choose("runner")
    s.B:choose("north")
    s:resolve()
    s:expect("runner", { at = "north", damage = 4 })
  end,
}

scenario "R159 One that stays in its base is missed" {
  rules = { "359.3" },
  board = {
    A = { hand = { "Void Seeker" }, runes = { fury = 3 } },
    B = { hand = { "Flash" }, runes = { chaos = 2 }, north = { { vanilla(6), as = "runner" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Void Seeker")
    s.A:choose("runner")
    s.A:pass()
    s.B:play("Flash")
    s.B:choose("runner")
    s:resolve()
    s:expect("runner", { at = "base", damage = 0 })
    s:expect(s.A, { hand_size = 1 })
  end,
}
