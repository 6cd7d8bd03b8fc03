-- UNL-067 Ruined Rex
triggered {
  keyword = "Deathknell",
  target  = { foe = unit { enemy = true } },
  effect  = function(fx) fx:deal(4, fx.foe) end,
}
