-- fails 4: on purpose
-- Tried: the function that changes an event.
-- as: Watcher
replacement { on = you.draws, change = function(q) error("on purpose") end }
