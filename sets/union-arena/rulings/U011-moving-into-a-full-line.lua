card {
  name = "Test Mourner", type = "character", bp = 1000,
  script = [[ triggered { on = self.sidelined, effect = function(fx) fx:draw(1) end } ]],
}

scenario "U011 Moving into a full line" {
  rules = { "UA-4.10", "UA-4.11" },
  board = {
    A = { front = { vanilla(1000), vanilla(2000), vanilla(3000), "Test Mourner" }, energy = { { vanilla(4000), as = "X" } } },
    phase = "movement",
  },
  play = function(s)
    s.A:choose("X")
    s.A:pass()
    s:owes(s.A, "room")
    s:options(vanilla(1000), vanilla(2000), vanilla(3000), "Test Mourner")
    s.A:choose("Test Mourner")
    s:expect("Test Mourner", { zone = "removal" })
    s:expect("X", { at = "front", exhausted = false })
    s:expect(s.A, { hand_size = 0 })
    s:phase("main")
  end,
}
