card {
  name = "Test Husk", type = "unit", energy = 3, might = 1, domains = { "chaos" },
  script = [[ cost_change { of = self, less = { energy = count(card { zone = "trash", owner = you, name = "Test Husk" }) } } ]],
}
card {
  name = "Test Crypt", type = "gear", energy = 1, domains = { "chaos" },
  script = [[ permit { what = "play", affects = card { zone = "trash", owner = you } } ]],
}

scenario "R157 Card does not count itself when leaving the trash" {
  rules = { "354" },
  board = {
    A = { base = { "Test Crypt" }, runes = { chaos = 3 }, trash = { { "Test Husk", as = "one" }, { "Test Husk", as = "two" } } },
  },
  play = function(s)
    s.A:play("one")
    s:count("Chaos Rune", 2, { exhausted = true })
    s:expect("one", { at = "base" })
    s:expect("two", { zone = "trash" })
  end,
}

scenario "R157 From the hand it counts both" {
  rules = { "354" },
  board = {
    A = { hand = { { "Test Husk", as = "three" } }, runes = { chaos = 3 }, trash = { { "Test Husk", as = "one" }, { "Test Husk", as = "two" } } },
  },
  play = function(s)
    s.A:play("three")
    s:count("Chaos Rune", 1, { exhausted = true })
    s:expect("three", { at = "base" })
  end,
}
