-- fails 4: on purpose
-- Tried: the condition of a triggered ability.
-- as: Watcher
triggered { on = you.gains_xp, when = function(q) error("on purpose") end, effect = function(fx) fx:gain_xp(5) end }
