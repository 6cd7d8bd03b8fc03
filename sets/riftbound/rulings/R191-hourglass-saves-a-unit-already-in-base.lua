card {
  name = "Test Hourglass", type = "gear", energy = 1, domains = { "calm" },
  script = [[
    replacement {
      on     = unit { friendly = true }.dies,
      effect = function(fx)
        fx:kill(fx.self)
        fx:heal(fx.event.subject)
        fx:exhaust(fx.event.subject)
        fx:recall(fx.event.subject)
      end,
    }
  ]],
}
card {
  name = "Test Stars", type = "spell", energy = 0, domains = { "fury" },
  script = [[
    on_play {
      target = { first = unit {}, second = unit {} },
      effect = function(fx)
        fx:deal(3, fx.first)
        fx:deal(3, fx.second)
      end,
    }
  ]],
}

scenario "R191 Hourglass saves a unit already in base" {
  rules = { "369", "370", "456.2" },
  board = {
    A = { hand = { "Test Stars" } },
    B = { base = { "Test Hourglass", { vanilla(3), as = "it" }, { vanilla(5), as = "other" } } },
  },
  play = function(s)
    s.A:play("Test Stars")
    s.A:choose("it")
    s.A:choose("other")
    s:resolve()
    s:expect("Test Hourglass", { zone = "trash" })
    s:expect("it", { at = "base", damage = 0, exhausted = true })
    s:expect("other", { damage = 3, exhausted = false })
  end,
}
