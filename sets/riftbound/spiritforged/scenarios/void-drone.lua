card { name = "Test Return", type = "gear", energy = 0, domains = { "fury" }, script = [[ permit { what = "play", affects = card { zone = "trash", owner = you, type = "unit" } } ]] }
card { name = "Test Brute", type = "unit", energy = 3, might = 1, domains = { "fury" } }

scenario "Void Drone out of the trash costs one" {
  rules = { "356" },
  cases = { { name = "trash", drone = "gone", paid = 1 }, { name = "hand", drone = "held", paid = 3 }, { name = "another card", drone = "brute", paid = 3 } },
  board = {
    A = { base = { "Test Return" }, hand = { { "Void Drone", as = "held" } }, trash = { { "Void Drone", as = "gone" }, { "Test Brute", as = "brute" } }, runes = { fury = 3 } },
  },
  play = function(s, case)
    s.A:play(case.drone, { at = "base" })
    s:count("Fury Rune", case.paid, { exhausted = true })
    s:expect(case.drone, { at = "base" })
  end,
}

scenario "Void Drone as champion costs one too" {
  rules = { "356" },
  board = { A = { champion = { "Void Drone" }, runes = { fury = 1 } } },
  play = function(s)
    s.A:play("Void Drone", { at = "base" })
    s:count("Fury Rune", 1, { exhausted = true })
    s:expect("Void Drone", { at = "base", might = 3 })
  end,
}
