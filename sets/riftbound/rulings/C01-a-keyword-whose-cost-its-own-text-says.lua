-- A keyword whose cost is no plain amount is printed bare; the text of the card says what it costs.
card {
  name = "Test Tome", keywords = { "Empower" }, type = "gear", energy = 0, domains = { "mind" },
  script = [[ activated { keyword = "Empower", cost = { exhaust = self }, when = is(self, object { can_be_empowered = true }), effect = function(fx) fx:empower(fx.self) end } ]],
}

scenario "C01 An Empower with a cost that is no plain text is an Empower" {
  rules = { "827.1" },
  board = { A = { base = { "Test Tome" } } },
  play = function(s)
    s:expect("Test Tome", { keywords = { "Empower" } })
    s.A:activate("Test Tome")
    s:resolve()
    s:expect("Test Tome", { empowered = true, exhausted = true })
  end,
}
