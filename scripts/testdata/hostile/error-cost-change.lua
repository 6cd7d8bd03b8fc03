-- fails 4: on purpose
-- Tried: the condition of a change of costs.
-- as: Watcher
cost_change { of = playing { yours = true }, when = function(q) error("on purpose") end, less = { energy = 1 } }
