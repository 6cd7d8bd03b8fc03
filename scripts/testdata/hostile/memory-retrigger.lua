-- fails 4: more than 500 additional times that an ability triggers (536870912)
-- Tried: an ability that triggers a billion times.
-- as: Watcher
retrigger { of = ability {}, times = function(q) return 2 ^ 29 end }
triggered { on = you.gains_xp, effect = function(fx) fx:gain_xp(1) end }
