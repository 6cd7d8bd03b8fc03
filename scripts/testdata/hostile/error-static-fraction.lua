-- fails 4: the function returned 1.5: numbers of the game are whole
-- Tried: a value that is no whole number.
-- as: Watcher
static { affects = unit {}, give = { might = function(q) return 1.5 end } }
