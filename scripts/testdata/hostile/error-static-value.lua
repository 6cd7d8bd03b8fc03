-- fails 4: on purpose
-- Tried: the value of a static.
-- as: Watcher
static { affects = unit {}, give = { might = function(q) error("on purpose") end } }
