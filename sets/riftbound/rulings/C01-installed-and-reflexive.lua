card {
  name = "Test Oath", type = "spell", energy = 0, domains = { "order" },
  script = [[
    local avenge = define.triggered { name = "avenge", on = args.it.dies, effect = function(fx) fx:draw(1) end }
    on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:install(avenge, { it = fx.it }, { lasts = "turn" }) end }
  ]],
}
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Chain", type = "spell", energy = 0, domains = { "order" },
  script = [[
    local more = define.step { name = "more", target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end }
    on_play { effect = function(fx)
      fx:then_do(more)
      fx:then_do(more)
      fx:draw(1)
    end }
  ]],
}

scenario "C01 A delayed ability works once the unit dies, and only this turn" {
  rules = { "389", "386" },
  cases = { { name = "this turn", wait = false, cards = 1 }, { name = "later", wait = true, cards = 2 } },
  board = { A = { hand = { "Test Oath", "Test Doom" }, base = { { vanilla(2), as = "it" } } } },
  play = function(s, case)
    s.A:play("Test Oath")
    s.A:choose("it")
    s:resolve()
    if case.wait then
      s:next_turn()
      s:next_turn()
      s:turn(s.A)
      s:expect(s.A, { hand_size = 2 })
    end
    s.A:play("Test Doom")
    s.A:choose("it")
    s.A:pass()
    s.B:pass()
    if case.wait then s:chain {} else s:chain { "Test Oath" } end
    s:resolve()
    s:expect(s.A, { hand_size = case.wait and 1 or 1 })
  end,
}

scenario "C01 Do this: two items, chosen after the spell is done" {
  rules = { "386" },
  board = { A = { hand = { "Test Chain" } }, B = { base = { { vanilla(3), as = "it" }, { vanilla(3), as = "other" } } } },
  play = function(s)
    s.A:play("Test Chain")
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { hand_size = 1 })
    s:expect("Test Chain", { zone = "trash" })
    s:options("it", "other")
    s.A:choose("it")
    s.A:choose("other")
    s:expect("it", { damage = 0 })
    s:owes(s.A, "act")
    s.A:pass()
    s.B:pass()
    s:expect("other", { damage = 1 })
    s:expect("it", { damage = 0 })
    s:resolve()
    s:expect("it", { damage = 1 })
  end,
}
