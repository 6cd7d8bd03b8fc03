card {
  name = "Test Martyr", type = "character", bp = 3000,
  script = [[ triggered { on = self.sidelined, effect = function(fx) fx:draw(1) end } ]],
}

card { name = "Test Draw", type = "character", bp = 1000, trigger = "draw" }

scenario "U017 Impact after a won battle" {
  rules = { "UA-6.7", "UA-11.1", "UA-7.2" },
  board = {
    A = { front = { { vanilla(4000, "Impact 1"), as = "attacker" } } },
    B = { front = { "Test Martyr" }, life = { "Test Draw", { "Test Draw", as = "lower" } } },
    phase = "attack",
  },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("Test Martyr")
    s:expect("Test Martyr", { zone = "sideline" })
    s:expect(s.B, { hand_size = 1 }) -- its own effect came first
    s:owes(s.A, "life")
    s.A:choose("Test Draw")
    s:owes(s.B, "trigger")
    s.B:choose("Test Draw")
    s:expect(s.B, { hand_size = 2, life = 1 })
    s:expect("Test Draw", { zone = "sideline" })
  end,
}
