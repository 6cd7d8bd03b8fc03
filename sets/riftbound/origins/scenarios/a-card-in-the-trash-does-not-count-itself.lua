card {
  name = "Test Husk", type = "unit", energy = 3, might = 1, domains = { "chaos" },
  script = [[ cost_change { of = self, less = { energy = count(card { zone = "trash", owner = you, name = "Test Husk" }) } } ]],
}
card {
  name = "Test Crypt", type = "gear", energy = 1, domains = { "chaos" },
  script = [[ permit { what = "play", affects = card { zone = "trash", owner = you } } ]],
}

-- The card has left the trash before its cost is counted: of two husks one is left, so two energy are to be paid.
scenario "A card that is played from the trash does not count itself there" {
  rules = { "354", "357.1" },
  cases = { { name = "one rune", runes = 1 }, { name = "two runes", runes = 2 } },
  board = function(case)
    return { A = { base = { "Test Crypt" }, runes = { chaos = case.runes }, trash = { { "Test Husk", as = "one" }, { "Test Husk", as = "two" } } } }
  end,
  play = function(s, case)
    if case.runes == 1 then
      s.A:refused("play", "one", { rule = "357.1" })
      return
    end
    s.A:play("one")
    s:expect("one", { at = "base" })
    s:count("Chaos Rune", 2, { zone = "runes", exhausted = true })
  end,
}
