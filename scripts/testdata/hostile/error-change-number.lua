-- fails 4: a change function returns a table of fields, not the number 3
-- Tried: a function that changes an event to no table.
-- as: Watcher
replacement { on = you.draws, change = function(q) return 3 end }
