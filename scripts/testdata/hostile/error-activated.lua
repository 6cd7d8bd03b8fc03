-- fails 4: on purpose
-- union-arena: harmless: it does nothing
-- Tried: an activated ability.
-- as: Watcher
activated { cost = { exhaust = self }, effect = function(fx) fx:gain_xp(5) error("on purpose") end }
