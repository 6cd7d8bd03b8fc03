-- fails 4: on purpose
-- Tried: whether a static exists.
-- as: Watcher
static { affects = unit {}, active = function(q) error("on purpose") end, give = { might = 1 } }
