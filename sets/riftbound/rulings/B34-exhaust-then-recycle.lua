card { name = "Test Sprout", type = "unit", energy = 1, might = 1, domains = { "calm" }, power = { calm = 1 } }

scenario "B34 One rune gives energy and then power" {
  rules = { "162", "160" },
  board = { A = { hand = { "Test Sprout" }, runes = { calm = 1 } } },
  play = function(s)
    s.A:play("Test Sprout")
    s:expect("Test Sprout", { at = "base" })
    s:count("Calm Rune", 0, { zone = "runes", controller = s.A })
    s:expect(s.A, { energy = 0 })
  end,
}

scenario "B34 An exhausted rune still gives power" {
  rules = { "162" },
  board = { A = { hand = { "Test Sprout" }, runes = { calm = { exhausted = 1 } }, pool = { energy = 1 } } },
  play = function(s)
    s.A:play("Test Sprout")
    s:expect("Test Sprout", { at = "base" })
    s:count("Calm Rune", 0, { zone = "runes", controller = s.A })
  end,
}

scenario "B34 But no energy" {
  rules = { "414", "357" },
  board = { A = { hand = { "Test Sprout" }, runes = { calm = { exhausted = 2 } } } },
  play = function(s) s.A:refused("play", "Test Sprout") end,
}
