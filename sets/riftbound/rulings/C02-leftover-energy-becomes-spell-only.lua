card { name = "Test Gem2", type = "gear", energy = 0, domains = { "mind" }, script = [[ activated { cost = { exhaust = self }, speed = "reaction", adds = { energy = 2 } } ]] }
card { name = "Test One", type = "spell", energy = 1, domains = { "mind" }, script = [[ on_play { effect = function(fx) end } ]] }
card { name = "Test U1", type = "unit", energy = 1, might = 1, domains = { "mind" } }
scenario "C02 energy left over from an unrestricted source pays for a unit (429, 160)" {
  rules = { "429" },
  board = { A = { hand = { "Test One", "Test U1" }, base = { "Test Gem2" } } },
  play = function(s)
    s.A:play("Test One") s:resolve()
    s.A:play("Test U1")
    s:expect("Test U1", { at = "base" })
  end,
}
card { name = "Test GemS", type = "gear", energy = 0, domains = { "mind" }, script = [[ activated { cost = { exhaust = self }, speed = "reaction", adds = { energy = 2, only = "spell" } } ]] }
card { name = "Test Used", type = "gear", energy = 0, domains = { "mind" }, script = [[ triggered { on = ability { yours = true }.used, effect = function(fx) fx:draw(1) end } ]] }
