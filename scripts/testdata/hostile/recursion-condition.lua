-- fails 6: more than 32 verbs, queries and filters that run within each other
-- Tried: a condition that asks itself.
-- as: Watcher
local function when(q) return q:count(unit { where = function() return when and true end }) > 0 and q:is(some(unit {})) end
local f
f = function(q) return q:is(any_of(f, f)) end
triggered { on = you.gains_xp, when = f, effect = function(fx) end }
