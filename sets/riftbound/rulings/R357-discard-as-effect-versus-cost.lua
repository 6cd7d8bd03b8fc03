card {
  name = "Test Outburst", type = "spell", energy = 0, domains = { "fury" },
  script = [[
    on_play {
      target = { it = unit {} },
      effect = function(fx) fx:deal(2 * fx:discard(1).amount, fx.it) end,
    }
  ]],
}
card {
  name = "Test Armory", type = "gear", energy = 1, domains = { "fury" },
  script = [[ activated { cost = { discard = 1, exhaust = self }, effect = function(fx) fx:draw(2) end } ]],
}

scenario "R357 A discard as an effect is done as far as it goes" {
  rules = { "422.4" },
  cases = { { name = "nothing left", hand = { "Test Outburst" }, damage = 0 }, { name = "one card left", hand = { "Test Outburst", "Test Armory" }, damage = 2 } },
  board = function(case) return { A = { hand = case.hand }, B = { base = { { vanilla(3), as = "it" } } } } end,
  play = function(s, case)
    s.A:play("Test Outburst")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { damage = case.damage })
    s:expect(s.A, { hand_size = 0 })
    s:expect("Test Outburst", { zone = "trash" })
  end,
}

scenario "R357 A discard as a cost has to be possible" {
  rules = { "422.3" },
  cases = { { name = "empty hand", hand = {} }, { name = "one card", hand = { "Test Outburst" } } },
  board = function(case) return { A = { hand = case.hand, base = { "Test Armory" } } } end,
  play = function(s, case)
    if #case.hand == 0 then
      s.A:refused("activate", "Test Armory")
    else
      s.A:activate("Test Armory")
      s:resolve()
      s:expect(s.A, { hand_size = 2, trash_size = 1 })
    end
  end,
}
