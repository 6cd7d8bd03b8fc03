scenario "Gold is one power of any domain, at any time" {
  rules = { "429.2", "187", "184" },
  board = {
    A = { hand = { "Counter Strike", "Punch First" }, base = { { "Gold", as = "one" }, { "Gold", as = "two", exhausted = true }, { vanilla(2), as = "mine" } }, pool = { energy = 2 } },
  },
  play = function(s)
    s.A:refused("activate", "two")
    s.A:activate("one")
    s:chain {}
    s:expect_gone("one")
    s:expect(s.A, { universal = 1, energy = 2 })
    s.A:play("Counter Strike")
    s.A:choose("mine")
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
    s:count("Gold", 1)
  end,
}

scenario "Gold pays while a cost is paid" {
  rules = { "429.3", "357.1" },
  board = {
    A = { hand = { "Counter Strike" }, base = { "Gold", { vanilla(2), as = "mine" } }, runes = { fury = 2 } },
  },
  play = function(s)
    s.A:play("Counter Strike")
    s.A:choose("mine")
    s:expect_gone("Gold")
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Gold pays in the middle of a resolution" {
  rules = { "429.3", "444.1" },
  board = { A = { hand = { "Test Deal" }, base = { "Gold" } } },
  play = function(s)
    s.A:play("Test Deal")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "may")
    s.A:yes()
    s:expect(s.A, { hand_size = 1 })
    s:count("Gold", 0)
  end,
}
card { name = "Test Deal", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) if fx:may { cost = { power = { any = 1 } } } then fx:draw(1) end end } ]] }
