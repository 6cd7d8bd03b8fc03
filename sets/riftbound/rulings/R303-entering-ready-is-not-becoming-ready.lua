card { name = "Test Racer", type = "unit", energy = 2, might = 3, domains = { "fury" }, keywords = { "Accelerate" } }
card { name = "Test Drum", type = "gear", energy = 1, domains = { "fury" }, script = [[ triggered { on = unit { friendly = true }.readied, effect = function(fx) fx:draw(1) end } ]] }

scenario "R303 Entering ready is not becoming ready" {
  rules = { "805.6", "415" },
  board = { A = { hand = { "Test Racer" }, pool = { energy = 3, fury = 1 }, base = { "Test Drum" } } },
  play = function(s)
    s.A:play("Test Racer")
    s.A:yes()
    s:expect("Test Racer", { exhausted = false })
    s:chain {}
    s:expect(s.A, { hand_size = 0, energy = 0, fury = 0 })
  end,
}
