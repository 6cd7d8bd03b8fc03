-- VEN-155 Heart of the Tempest
triggered { on = you.plays { not_from = "hand" }, effect = function(fx) fx:empower(fx.self) end }

activated {
  cost   = { disempower = self, exhaust = self },
  speed  = "action",
  target = { it = unit {} },
  effect = function(fx) fx:give(fx.it, { keywords = "Assault 2", lasts = "turn" }) end,
}
