card {
  name = "Test A", type = "character", bp = 1000,
  script = [[ activated { limit = "turn", effect = function(fx) fx:give(fx.self, { bp = 1000, lasts = "turn" }) end } ]],
}

card {
  name = "Test Raider", type = "character", bp = 4000, ap = 1, keywords = { "Raid" }, raid = { "Test A" },
  script = [[ triggered { active = raided, on = self.played, effect = function(fx) fx:draw(1) end } ]],
}

scenario "U023 Raid steps" {
  rules = { "UA-5.4", "UA-5.3", "UA-5.5", "UA-5.6" },
  board = { A = { energy = { { "Test A", exhausted = true } }, hand = { "Test Raider" } } },
  play = function(s)
    s.A:activate("Test A")
    s:expect("Test A", { bp = 2000 })
    s.A:raid("Test Raider", "Test A", { at = "front" })
    s:expect("Test Raider", { at = "front", exhausted = false, raided = true, bp = 4000, attacks = 0 })
    s:expect("Test A", { zone = "under" })
    s:expect(s.A, { ap = 2, hand_size = 1 })
    s.A:refused("activate", "Test Raider", { rule = "UA-4.24" })
    s.A:end_main()
    s.A:attack("Test Raider")
    s:expect("Test Raider", { attacks = 1 })
  end,
}
