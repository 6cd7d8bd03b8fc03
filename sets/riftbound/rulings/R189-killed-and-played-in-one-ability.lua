card {
  name = "Test Hook", type = "spell", energy = 0, domains = { "order" },
  script = [[
    on_play {
      target = { bait = unit { yours = true }, catch = card { zone = "trash", owner = you, type = "unit" } },
      effect = function(fx)
        fx:kill(fx.bait)
        fx:play(fx.catch, { ignore = "cost", at = fx.you.base })
      end,
    }
  ]],
}
card {
  name = "Test Rex", type = "unit", energy = 6, might = 6, domains = { "mind" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", target = { it = unit {} }, effect = function(fx) fx:deal(4, fx.it) end } ]],
}
card { name = "Test Seer", type = "unit", energy = 2, might = 2, domains = { "mind" }, keywords = { "Vision" } }

scenario "R189 Killed and played in one ability" {
  rules = { "337.1", "340.1", "808.1" },
  board = {
    A = { hand = { "Test Hook" }, base = { "Test Rex" }, trash = { "Test Seer" } },
    B = { base = { { vanilla(7), as = "foe" }, { vanilla(5), as = "other" } } },
  },
  play = function(s)
    s.A:play("Test Hook")
    s.A:choose("Test Rex")
    s.A:choose("Test Seer")
    s.A:pass()
    s.B:pass()
    -- The Deathknell is older: its target is chosen before the other unit enters.
    s:expect("Test Rex", { zone = "trash" })
    s:options("foe", "other")
    s.A:choose("foe")
    s:expect("Test Seer", { at = "base" })
    s:chain { "Test Rex", "Test Seer" }
    -- What the unit that entered triggered is newer and resolves first.
    s.A:pass()
    s.B:pass()
    s.A:done()
    s:chain { "Test Rex" }
    s:expect("foe", { damage = 0 })
    s:resolve()
    s:expect("foe", { damage = 4 })
  end,
}
