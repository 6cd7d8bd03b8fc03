card {
  name = "Test Spirit", type = "unit", energy = 1, might = 1, domains = { "calm" }, keywords = { "Temporary", "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]],
}

scenario "C01 Temporary's Deathknell resolves before the scoring step" {
  rules = { "816.1", "315.2" },
  board = {
    A = { north = { "Test Spirit" }, points = 0 },
    battlefields = { north = { controller = "A" }, south = {} },
    phase = "awaken",
  },
  play = function(s)
    s:chain { "Test Spirit" }
    s.A:pass()
    s.B:pass()
    s:chain { "Test Spirit" }
    s:expect("Test Spirit", { zone = "trash" })
    s:expect("north", { controller = s.A })
    s:resolve()
    s:expect("north", { controller = false })
    s:expect(s.A, { points = 0, hand_size = 2 })
  end,
}
