-- fails 4: a predicate cannot draw: verbs stand in effects alone
-- Tried: a verb where an event is changed.
-- as: Watcher
replacement { on = you.draws, change = function(q) local draw = q["dr" .. "aw"] return {} end }
