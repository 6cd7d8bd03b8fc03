-- fails 7: more than 500 things waiting to resolve (501)
-- Tried: an ability that triggers thousands of times.
-- as: Watcher
retrigger { name = "a", of = ability {}, times = 99 }
retrigger { name = "b", of = ability {}, times = 99 }
retrigger { name = "c", of = ability {}, times = 500 }
triggered { on = you.gains_xp, effect = function(fx) fx:gain_xp(1) end }
