-- refused 4: a predicate cannot draw: verbs stand in effects alone; move it into an effect
-- Tried: a verb in a condition.
-- as: Watcher
triggered { on = you.gains_xp, when = function(q) q:draw(1) return true end, effect = function(fx) end }
