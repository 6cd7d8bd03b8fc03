card {
  name = "Test Alpha", type = "spell", energy = 0, domains = { "body" },
  script = [[
    local trophy = define.triggered { name = "trophy", on = unit {}.dies { cause = self }, effect = function(fx) fx:gain_xp(1) end }
    on_play {
      target = { mine = unit { friendly = true }, foe = unit { enemy = true } },
      effect = function(fx)
        fx:install(trophy, {}, { lasts = "turn" })
        fx:deal(3, fx.foe, { source = fx.mine })
      end,
    }
  ]],
}
scenario "a kill of a unit that dealt at a spell's word" {
  rules = { "428.5" },
  board = { A = { hand = { "Test Alpha" }, base = { { vanilla(4), as = "mine" } } }, B = { base = { { vanilla(2), as = "foe" } } } },
  play = function(s)
    s.A:play("Test Alpha")
    s.A:choose("mine")
    s.A:choose("foe")
    s:resolve()
    s:expect(s.A, { xp = 1 })
  end,
}
