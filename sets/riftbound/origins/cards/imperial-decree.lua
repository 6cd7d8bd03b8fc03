-- OGN-221 Imperial Decree
local decree = define.triggered {
  name   = "decree",
  on     = unit {}.damaged,
  effect = function(fx) fx:kill(fx.event.subject) end,
}

on_play { effect = function(fx) fx:install(decree, {}, { lasts = "turn" }) end }
