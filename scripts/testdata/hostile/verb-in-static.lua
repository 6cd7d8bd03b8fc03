-- fails 4: a predicate cannot gain_xp: verbs stand in effects alone
-- Tried: a verb in the value of a static.
-- as: Watcher
static { affects = unit {}, give = { might = function(q) local f = q["gain" .. "_xp"] return f(q, 1) end } }
