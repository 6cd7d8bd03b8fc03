card {
  name = "Test Toll", type = "spell", energy = 0, domains = { "chaos" },
  script = [[
    additional_cost { name = "card", cost = { discard = 1 } }
    on_play { effect = function(fx) fx:draw(2) end }
  ]],
}
card {
  name = "Test Scrap", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ triggered { zone = "hand", on = self.discarded, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Rest", type = "spell", energy = 0, domains = { "calm" },
  script = [[
    additional_cost { name = "tired", cost = { exhaust = unit { friendly = true } } }
    on_play { effect = function(fx) fx:draw(1) end }
  ]],
}

scenario "C01 A card cannot be discarded for itself" {
  rules = { "354", "357" },
  board = { A = { hand = { "Test Toll" } } },
  play = function(s) s.A:refused("play", "Test Toll") end,
}

scenario "C01 Discarded as a cost: its trigger resolves first" {
  rules = { "422", "357" },
  board = { A = { hand = { "Test Toll", "Test Scrap", vanilla(1) } } },
  play = function(s)
    s.A:play("Test Toll")
    s.A:choose("Test Scrap")
    s:expect("Test Scrap", { zone = "trash" })
    s:chain { "Test Toll", "Test Scrap" }
    s.A:pass()
    s.B:pass()
    s:chain { "Test Toll" }
    s:expect(s.A, { hand_size = 2 })
    s:resolve()
    s:expect(s.A, { hand_size = 4 })
  end,
}

scenario "C01 What is exhausted cannot be exhausted as a cost" {
  rules = { "414", "357" },
  cases = { { name = "exhausted", exhausted = true }, { name = "ready", exhausted = false } },
  board = function(case) return { A = { hand = { "Test Rest" }, base = { { vanilla(1), as = "it", exhausted = case.exhausted } } } } end,
  play = function(s, case)
    if case.exhausted then
      s.A:refused("play", "Test Rest")
    else
      s.A:play("Test Rest")
      s:resolve()
      s:expect("it", { exhausted = true })
      s:expect(s.A, { hand_size = 1 })
    end
  end,
}
