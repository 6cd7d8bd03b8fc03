-- fails 4: on purpose
-- Tried: how often an ability triggers again.
-- as: Watcher
retrigger { of = ability {}, times = function(q) error("on purpose") end }
triggered { on = you.gains_xp, effect = function(fx) fx:gain_xp(1) end }
