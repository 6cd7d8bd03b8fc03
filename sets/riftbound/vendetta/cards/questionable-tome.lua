-- VEN-054 Questionable Tome
activated {
  name   = "empower",
  cost   = { exhaust = self },
  when   = is(self, object { can_be_empowered = true }),
  effect = function(fx) fx:empower(fx.self) end,
}

activated {
  name   = "read",
  cost   = { disempower = self, energy = 1, exhaust = self },
  effect = function(fx) fx:draw(1) end,
}
