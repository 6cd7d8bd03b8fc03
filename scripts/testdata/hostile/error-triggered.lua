-- fails 4: on purpose
-- Tried: a triggered ability.
-- as: Watcher
triggered { on = you.gains_xp, effect = function(fx) fx:gain_xp(5) error("on purpose") end }
