-- UNL-217 Trapping Grounds
triggered {
  on     = you.conquers { here = true, excess = { min = 3 } },
  effect = function(fx) fx:play_token("Bird") end,
}
