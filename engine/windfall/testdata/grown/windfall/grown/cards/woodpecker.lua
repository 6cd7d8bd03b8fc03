activated {
  cost   = { sap = 1 },
  target = { foe = critter { enemy = true } },
  limit  = "turn",
  effect = function(fx) fx:deal(1, fx.foe) end,
}
