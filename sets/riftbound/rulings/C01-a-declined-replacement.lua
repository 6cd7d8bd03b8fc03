card {
  name = "Test Amulet", type = "gear", energy = 1, domains = { "calm" },
  script = [[
    replacement {
      on       = unit { friendly = true }.dies,
      optional = true,
      limit    = "turn",
      effect   = function(fx)
        fx:heal(fx.event.subject)
        fx:recall(fx.event.subject)
      end,
    }
  ]],
}
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx)
    local killed = fx:kill(fx.it)
    if killed.done then fx:draw(1) end
  end } ]],
}

scenario "C01 A replacement that was declined is not used up; the replaced act still counts as done" {
  rules = { "370", "359.3" },
  board = {
    A = { hand = { "Test Doom", { "Test Doom", as = "second" }, { "Test Doom", as = "third" } } },
    B = { base = { "Test Amulet", { vanilla(1), as = "one" }, { vanilla(1), as = "two" }, { vanilla(1), as = "three" } } },
  },
  play = function(s)
    s.A:play("Test Doom")
    s.A:choose("one")
    s.A:pass()
    s.B:pass()
    s:owes(s.B, "may")
    s.B:no()
    s:expect("one", { zone = "trash" })
    s.A:play("second")
    s.A:choose("two")
    s.A:pass()
    s.B:pass()
    s.B:yes()
    s:expect("two", { at = "base" })
    s:expect(s.A, { hand_size = 3 })
    s.A:play("third")
    s.A:choose("three")
    s.A:pass()
    s.B:pass()
    s:expect("three", { zone = "trash" })
    s:expect(s.A, { hand_size = 3 })
  end,
}
