-- fails 4: on purpose
-- Tried: whether a triggered ability exists.
-- as: Watcher
triggered { on = you.gains_xp, active = function(q) error("on purpose") end, effect = function(fx) fx:gain_xp(5) end }
