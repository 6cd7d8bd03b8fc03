-- VEN-102 Ravenbloom Prefect
triggered {
  on       = opponents.plays(playing { type = "gear" }),
  optional = true,
  cost     = { banish = self },
  effect   = function(fx) fx:banish(fx.event.card) end,
}
