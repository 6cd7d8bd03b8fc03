card { name = "Test Gem", type = "gear", energy = 0, domains = { "mind" }, script = [[ activated { cost = { exhaust = self }, speed = "reaction", adds = { energy = 1 } } ]] }
card { name = "Test Lock", type = "gear", energy = 0, domains = { "mind" }, script = [[ forbid { what = "activate", affects = gear { enemy = true } } ]] }
card { name = "Test One", type = "spell", energy = 1, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
scenario "C02 a forbidden Add ability pays for nothing (54.1)" {
  rules = { "054.1", "429" },
  board = { A = { hand = { "Test One" }, base = { "Test Gem" } }, B = { base = { "Test Lock" } } },
  play = function(s)
    s.A:refused("activate", "Test Gem")
    s.A:refused("play", "Test One")
  end,
}
card { name = "Test Late Gem", type = "gear", energy = 0, domains = { "mind" }, script = [[ activated { cost = { exhaust = self }, speed = "reaction", adds = { energy = 1 }, when = some(unit { enemy = true }) } ]] }
scenario "C02 an Add ability whose condition fails pays for nothing" {
  rules = { "402.3", "429" },
  board = { A = { hand = { "Test One" }, base = { "Test Late Gem" } } },
  play = function(s)
    s.A:refused("activate", "Test Late Gem")
    s.A:refused("play", "Test One")
  end,
}
