scenario "Vanguard Attendant comes into play ready" {
  rules = { "369.3", "143.4" },
  board = {
    A = { hand = { "Vanguard Attendant" }, runes = { order = 6 } },
  },
  play = function(s)
    s.A:play("Vanguard Attendant")
    s:expect("Vanguard Attendant", { at = "base", exhausted = false, might = 5 })
    s:count("Order Rune", 5, { exhausted = true })
  end,
}

scenario "Vanguard Attendant readies nobody else" {
  rules = { "143.4" },
  board = {
    A = { hand = { { vanilla(2), as = "plain" } }, runes = { order = 2 }, base = { "Vanguard Attendant", { vanilla(3), as = "tired", exhausted = true } } },
  },
  play = function(s)
    s.A:play("plain")
    s:expect("plain", { at = "base", exhausted = true })
    s:expect("tired", { exhausted = true })
  end,
}
