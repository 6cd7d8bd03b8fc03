-- fails 4: more than 2000 instructions (2001 used): an endless loop?
-- Tried: a value that never comes.
-- as: Watcher
static { affects = unit {}, give = { might = function(q) while true do end end } }
