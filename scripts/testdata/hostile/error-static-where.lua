-- fails 4: on purpose
-- Tried: the filter of a static.
-- as: Watcher
static { affects = unit { where = function(u) error("on purpose") end }, give = { might = 1 } }
