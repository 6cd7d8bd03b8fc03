-- fails 4: on purpose
-- Tried: what runs in place of an event.
-- as: Watcher
replacement { on = you.draws, effect = function(fx) fx:gain_xp(5) error("on purpose") end }
