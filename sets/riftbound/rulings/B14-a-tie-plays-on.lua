card {
  name = "Test Greed", type = "spell", energy = 1, domains = { "order" },
  script = [[
    on_play { effect = function(fx)
      fx:draw(1)
      fx:score(1)
    end }
  ]],
}

scenario "B14 Eight each is no win" {
  rules = { "472", "431.2" },
  board = {
    A = { hand = { "Test Greed" }, runes = { order = 1 }, deck = {}, trash = { vanilla(1), vanilla(2) }, base = { { vanilla(2), as = "scout" } }, points = 7 },
    B = { points = 7 },
  },
  play = function(s)
    s.A:play("Test Greed")
    s:resolve()
    s:expect(s.A, { points = 8, hand_size = 1, deck_size = 1 })
    s:expect(s.B, { points = 8 })
    s:over(false)
    s:owes(s.A, "act")
    -- A conquest above the victory score still draws instead; a hold decides.
    s.A:move("scout", "north")
    s:showdown()
    s:expect(s.A, { points = 8, hand_size = 2, deck_size = 0 })
    s:over(false)
  end,
}
