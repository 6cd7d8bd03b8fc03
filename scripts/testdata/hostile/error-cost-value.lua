-- refused 4: energy is a whole number or a value, not a function
-- Tried: how much a cost changes.
-- as: Watcher
cost_change { of = playing { yours = true }, more = { energy = function(q) error("on purpose") end } }
