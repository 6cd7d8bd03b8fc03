card {
  name = "Test Duel", type = "spell", energy = 0, domains = { "body" },
  script = [[
    on_play {
      target = { mine = unit { friendly = true }, foe = unit { enemy = true } },
      effect = function(fx) fx:fight(fx.mine, fx.foe) end,
    }
  ]],
}
card {
  name = "Test Ray", type = "spell", energy = 0, domains = { "fury" },
  script = [[
    on_play {
      target = { mine = unit { friendly = true }, foe = unit { enemy = true } },
      effect = function(fx) fx:deal(5, fx.foe) end,
    }
  ]],
}
card {
  name = "Test Tally", type = "gear", energy = 0, domains = { "fury" },
  script = [[
    triggered {
      on     = you.kills { cause = link { type = "spell", yours = true }, type = "unit" },
      effect = function(fx) fx:draw(1) end,
    }
  ]],
}

scenario "A unit that strikes for a spell has killed, not the spell" {
  rules = { "428.5", "417.6" },
  cases = { { name = "the spell deals", card = "Test Ray", drawn = 1 }, { name = "the unit deals", card = "Test Duel", drawn = 0 } },
  board = function(case)
    return {
      A = { hand = { case.card }, base = { "Test Tally", { vanilla(5), as = "mine" } } },
      B = { base = { { vanilla(4), as = "foe" } } },
    }
  end,
  play = function(s, case)
    s.A:play(case.card)
    s.A:choose("mine")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { zone = "trash" })
    s:expect(s.A, { hand_size = case.drawn })
  end,
}
