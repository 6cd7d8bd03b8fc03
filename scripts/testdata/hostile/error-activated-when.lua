-- fails 4: on purpose
-- Tried: the condition of an activated ability.
-- as: Watcher
activated { cost = { exhaust = self }, when = function(q) error("on purpose") end, effect = function(fx) fx:gain_xp(5) end }
