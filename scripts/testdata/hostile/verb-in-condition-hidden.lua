-- fails 4: a predicate cannot draw: verbs stand in effects alone
-- Tried: a verb in a condition, by a name that is made.
-- as: Watcher
triggered { on = you.gains_xp, when = function(q) return q["dr" .. "aw"](q, 1).done end, effect = function(fx) end }
