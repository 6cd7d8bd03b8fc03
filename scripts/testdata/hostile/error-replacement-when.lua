-- fails 4: on purpose
-- Tried: the condition of a replacement.
-- as: Watcher
replacement { on = you.draws, when = function(q) error("on purpose") end, change = skip }
