-- fails 4: on purpose
-- Tried: an activated ability.
-- as: Watcher
activated { cost = { exhaust = self }, effect = function(fx) fx:gain_xp(5) error("on purpose") end }
