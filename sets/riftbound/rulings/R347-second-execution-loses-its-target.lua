card {
  name = "Test Blade", type = "spell", energy = 1, domains = { "order" }, keywords = { "Repeat {1}" },
  script = [[
    on_play {
      target = { it = unit {} },
      effect = function(fx)
        local whose = fx.it.controller
        fx:kill(fx.it)
        fx:draw(2, whose)
      end,
    }
  ]],
}

scenario "R347 Second execution loses its target" {
  rules = { "359.3", "820.2" },
  board = {
    A = { hand = { "Test Blade" }, pool = { energy = 2 } },
    B = { base = { { vanilla(4), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Test Blade")
    s.A:yes()
    s.A:choose("foe")
    s.A:choose("foe")
    s:resolve()
    -- Its controller is unknown the second time.
    s:expect("foe", { zone = "trash" })
    s:expect(s.B, { hand_size = 2 })
  end,
}
