-- fails 3: on purpose
-- Tried: an installed ability.
local later = define.triggered { name = "later", on = you.plays(unit {}), effect = function(fx) error("on purpose") end }
on_play { effect = function(fx) fx:install(later) end }
