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
