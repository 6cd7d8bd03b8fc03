card { name = "Test Altar Unit", type = "unit", energy = 1, might = 1, domains = { "order" },
  script = [[ activated { cost = { kill = unit { friendly = true } }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Tirer", type = "unit", energy = 1, might = 1, domains = { "order" },
  script = [[ activated { cost = { exhaust = unit { friendly = true } }, effect = function(fx) fx:draw(1) end } ]] }
scenario "C02 a unit may pay 'kill a friendly unit' with itself" {
  rules = { "357" },
  board = { A = { base = { "Test Altar Unit" } } },
  play = function(s)
    s.A:activate("Test Altar Unit")
    s:resolve()
    s:expect("Test Altar Unit", { zone = "trash" })
    s:expect(s.A, { hand_size = 1 })
  end,
}
scenario "C02 exhaust a friendly unit: itself" {
  rules = { "357" },
  board = { A = { base = { "Test Tirer" } } },
  play = function(s)
    s.A:activate("Test Tirer")
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}
