-- OGS-014 Lux, Crownguard
activated {
  cost   = { exhaust = self },
  speed  = "reaction",
  adds   = true,
  effect = function(fx) fx:add({ energy = 2 }, { only = "spell" }) end,
}
