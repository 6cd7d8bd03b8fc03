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

scenario "R357 Discard as effect versus cost" {
  rules = { "422.4", "422.3" },
  board = { A = { hand = { "Test Outburst" }, base = { "Test Armory" } }, B = { base = { { vanilla(3), as = "it" } } } },
  play = function(s)
    -- The only card in hand is the spell itself: the effect discards as much as there is.
    s.A:play("Test Outburst")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { damage = 0 })
    s:expect(s.A, { hand_size = 0 })
    s:expect("Test Outburst", { zone = "trash" })
    -- A cost has to be paid in full.
    s.A:refused("activate", "Test Armory", { rule = "422.3" })
    s:expect("Test Armory", { exhausted = false })
  end,
}

scenario "R357 With a card left both discard it" {
  rules = { "422.3", "422.4" },
  cases = { { name = "as an effect", hand = { "Test Outburst", { vanilla(1), as = "left" } } }, { name = "as a cost", hand = { { vanilla(1), as = "left" } } } },
  board = function(case) return { A = { hand = case.hand, base = { "Test Armory" } }, B = { base = { { vanilla(3), as = "it" } } } } end,
  play = function(s, case)
    if #case.hand == 2 then
      s.A:play("Test Outburst")
      s.A:choose("it")
      s:resolve()
      s:expect("it", { damage = 2 })
      s:expect(s.A, { hand_size = 0 })
    else
      s.A:activate("Test Armory")
      s:resolve()
      s:expect(s.A, { hand_size = 2 })
    end
    s:expect("left", { zone = "trash" })
  end,
}
